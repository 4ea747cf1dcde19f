import type { Faq } from '~/content/section-schema';
import { euro, servicePrices } from '../../facts';

const extraBed = euro(servicePrices.extraBed);
const dog = euro(servicePrices.dog);

export const company: Faq['groups'][number] = {
  id: 'company',
  title: {
    hr: 'Djeca, životinje, pristupačnost',
    en: 'Children, pets, accessibility',
    it: 'Bambini, animali, accessibilità',
    de: 'Kinder, Tiere, Barrierefreiheit',
  },
  questions: [
    {
      question: {
        hr: 'Možemo li doći s djecom?',
        en: 'Can we bring children?',
        it: 'Si può venire con i bambini?',
        de: 'Können wir Kinder mitbringen?',
      },
      answer: {
        hr: `Rado. Dijete mlađe od 3\u00a0godine boravi besplatno, a dječji krevetić stavljamo bez naplate. Pomoćni ležaj stane samo u Cavallier Suite i stoji ${extraBed} po noći, s doručkom; u ostalim sobama spavaju dvije osobe. U saunu i bazen mogu djeca od 12\u00a0godina.`,
        en: `Gladly. A child under 3 stays free, and we put in a cot at no charge. An extra bed fits only into the Cavallier Suite and costs ${extraBed} a night with breakfast; the other rooms sleep two. Sauna and pool are for guests aged 12 and over.`,
        it: `Volentieri. Sotto i 3\u00a0anni il soggiorno è gratuito e la culla si aggiunge senza spesa. Il letto aggiunto entra solo nella Cavallier Suite e costa ${extraBed} a notte con colazione; nelle altre camere si dorme in due. Sauna e vasca sono per chi ha almeno 12\u00a0anni.`,
        de: `Gern. Ein Kind unter 3\u00a0Jahren wohnt kostenlos, ein Babybett stellen wir ohne Aufpreis auf. Ein Zustellbett passt nur in die Cavallier Suite und kostet ${extraBed} pro Nacht mit Frühstück; in den anderen Zimmern schlafen zwei. Sauna und Becken sind für Gäste ab 12\u00a0Jahren.`,
      },
    },
    {
      question: {
        hr: 'Smije li pas s nama?',
        en: 'May our dog come along?',
        it: 'Può venire anche il cane?',
        de: 'Darf unser Hund mit?',
      },
      answer: {
        hr: `Da, ako ga najavite; stoji ${dog} po noći, a zdjelica i pokrivač čekaju u sobi. U Konobi Ladonja psi su dobrodošli, u restoranu pod svodom nisu, osim pasa pomagača: oni smiju posvuda i besplatno.`,
        en: `Yes, if you tell us when booking; it costs ${dog} a night, and a bowl and a blanket are waiting in the room. Dogs are welcome in Konoba Ladonja but not in the restaurant under the vault; assistance dogs may go everywhere, free of charge.`,
        it: `Sì, basta dirlo al momento della prenotazione; costa ${dog} a notte, e in camera lo aspettano ciotola e coperta. Alla Konoba Ladonja i cani sono benvenuti, nel ristorante sotto la volta no, tranne i cani da assistenza: quelli vanno ovunque e gratis.`,
        de: `Ja, wenn Sie ihn bei der Buchung ankündigen; das kostet ${dog} pro Nacht, Napf und Decke liegen im Zimmer bereit. In der Konoba Ladonja sind Hunde willkommen, im Restaurant unter dem Gewölbe nicht, außer Assistenzhunden: Sie dürfen überallhin, kostenlos.`,
      },
    },
    {
      question: {
        hr: 'Ima li soba bez stuba?',
        en: 'Is there a room without steps?',
        it: 'C’è una camera senza gradini?',
        de: 'Gibt es ein Zimmer ohne Stufen?',
      },
      answer: {
        hr: 'Jedna: Comfort u prizemlju, s vratima od 90\u00a0cm, tušem u razini poda, sjedalom i rukohvatima. Bez stuba se stiže i do recepcije, restorana, dvorišta i pristupačnog toaleta. Točne mjere svih dijelova kuće su na stranici [Pristupačnost](accessibility).',
        en: 'One: a Comfort room on the ground floor, with a 90\u00a0cm door, a roll-in shower, seat and grab rails. Reception, restaurant, courtyard and an accessible WC can be reached without steps too. The [Accessibility](accessibility) page gives exact measures for every part of the house.',
        it: 'Una: la Comfort al piano terra, con porta da 90\u00a0cm, doccia a filo pavimento, sedile e maniglioni. Senza gradini si raggiungono anche reception, ristorante, corte e un WC accessibile. Le misure esatte di ogni parte della casa sono alla pagina [Accessibilità](accessibility).',
        de: 'Eines: ein Comfort-Zimmer im Erdgeschoss, mit 90\u00a0cm breiter Tür, bodengleicher Dusche, Sitz und Haltegriffen. Ohne Stufen erreichen Sie auch Rezeption, Restaurant, Hof und ein barrierefreies WC. Genaue Maße aller Teile des Hauses stehen auf der Seite [Barrierefreiheit](accessibility).',
      },
    },
    {
      question: {
        hr: 'Ima li dizala?',
        en: 'Is there a lift?',
        it: 'C’è l’ascensore?',
        de: 'Gibt es einen Aufzug?',
      },
      answer: {
        hr: 'Nema: zidovi debeli metar nisu ga primili. Do prvog kata je 19\u00a0stuba, do drugog 38. Ako želite sobu na nižem katu, recite pri rezervaciji, pa ćemo tako rasporediti sobe.',
        en: 'No: walls a metre thick would not take one. There are 19\u00a0steps to the first floor and 38 to the second. If you would rather be lower down, say so when booking and we will arrange the rooms accordingly.',
        it: 'No: i muri, spessi un metro, non l’hanno permesso. Al primo piano ci sono 19\u00a0gradini, al secondo 38. Chi preferisce stare in basso lo dica prenotando, e assegniamo le camere di conseguenza.',
        de: 'Nein: Meterdicke Mauern haben keinen zugelassen. In den ersten Stock sind es 19\u00a0Stufen, in den zweiten 38. Sagen Sie bei der Buchung, wenn Sie weiter unten wohnen möchten, dann teilen wir die Zimmer danach ein.',
      },
    },
  ],
};
