import type { Faq } from '~/content/section-schema';
import { arrival } from './faq/arrival';
import { company } from './faq/company';
import { shop } from './faq/shop';
import { stay } from './faq/stay';
import { table } from './faq/table';
import { picture } from '../pictures';

export const faq: Faq = {
  page: {
    plate: picture('plate-olive'),
    title: {
      hr: 'Česta pitanja',
      en: 'Frequently asked questions',
      it: 'Domande frequenti',
      de: 'Häufige Fragen',
    },
    lead: {
      hr: 'Ono što nas gosti i kupci pitaju prije nego što dođu ili naruče. Ako vašeg pitanja nema, nazovite.',
      en: 'What guests and shoppers ask before they come or order. If your question is not here, give us a ring.',
      it: 'Ciò che ospiti e clienti chiedono prima di venire o di ordinare. Se la Sua domanda non c’è, ci telefoni.',
      de: 'Was Gäste und Kunden fragen, bevor sie kommen oder bestellen. Ist Ihre Frage nicht dabei, rufen Sie uns an.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Dolazak i odlazak, parkiranje, djeca i psi, pristupačnost, stol u restoranu, dostava i plaćanje: odgovori Heritage Hotela Murva.',
      en: 'Check-in, parking, children and dogs, accessibility, tables, delivery and payment: answers from Heritage Hotel Murva.',
      it: 'Orari, parcheggio, bambini e cani, accessibilità, ristorante, consegna e pagamento: le risposte dell’Heritage Hotel Murva.',
      de: 'An- und Abreise, Parken, Kinder und Hunde, Barrierefreiheit, Tische, Lieferung und Zahlung: Antworten des Heritage Hotels Murva.',
    },
  },
  groups: [stay, arrival, company, table, shop],
};
