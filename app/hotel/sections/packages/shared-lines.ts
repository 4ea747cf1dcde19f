import type { Package } from '~/content/offers-schema';
import { autumnPrice } from '../../anchors';
import { freeCancellationDays } from '../../facts';

/** Per person: 150 € for one or two, 130 € for three or four, 110 € for five or six (specification, section 9). */
export const tiers: Package['tiers'] = [
  { upTo: 2, personCents: 15_000, referencePrices: autumnPrice(15_000) },
  { upTo: 4, personCents: 13_000, referencePrices: autumnPrice(13_000) },
  { upTo: 6, personCents: 11_000, referencePrices: autumnPrice(11_000) },
];

/** What every package holds. */
export const night: Package['includes'][number] = {
  hr: 'noćenje s doručkom',
  en: 'one night with breakfast',
  it: 'una notte con colazione',
  de: 'eine Übernachtung mit Frühstück',
};

export const dinner: Package['includes'][number] = {
  hr: 'večera od četiri slijeda u restoranu, bez pića',
  en: 'a four-course dinner in the restaurant, without drinks',
  it: 'una cena di quattro portate al ristorante, bevande escluse',
  de: 'ein Abendessen mit vier Gängen im Restaurant, ohne Getränke',
};

export const oilTasting: Package['includes'][number] = {
  hr: 'kušanje četiriju ulja u oleoteci',
  en: 'a tasting of four oils in the oleotheque',
  it: 'una degustazione di quattro oli in oleoteca',
  de: 'eine Verkostung von vier Ölen in der Oleothek',
};

export const wellness: Package['includes'][number] = {
  hr: 'sauna i kameni bazen, oba dana',
  en: 'sauna and stone pool, on both days',
  it: 'sauna e vasca di pietra, entrambi i giorni',
  de: 'Sauna und Steinbecken, an beiden Tagen',
};

/** Fridays that begin in the morning, and until when one can give the day up. */
export const fromFridayMorning: Package['validity'] = {
  hr: `Od petka u 9\u00a0sati do subote; prtljagu čuvamo na recepciji dok soba ne bude spremna. Do ${freeCancellationDays}\u00a0dana prije dolaska otkazuje se besplatno.`,
  en: `From Friday at 9:00 to Saturday; we keep your luggage at reception until the room is ready. Free cancellation until ${freeCancellationDays}\u00a0days before arrival.`,
  it: `Dal venerdì alle 9 al sabato; i bagagli restano alla reception finché la camera non è pronta. Si disdice gratuitamente fino a ${freeCancellationDays}\u00a0giorni prima.`,
  de: `Von Freitag, 9\u00a0Uhr, bis Samstag; das Gepäck bleibt an der Rezeption, bis das Zimmer bereit ist. Bis ${freeCancellationDays}\u00a0Tage vor der Anreise kostenlos zu stornieren.`,
};

/** Fridays that begin when the room is ready. */
export const fromFridayAfternoon: Package['validity'] = {
  hr: `Od petka u 15\u00a0sati do subote oko podneva. Do ${freeCancellationDays}\u00a0dana prije dolaska otkazuje se besplatno.`,
  en: `From Friday at 15:00 to Saturday about noon. Free cancellation until ${freeCancellationDays}\u00a0days before arrival.`,
  it: `Dal venerdì alle 15 al sabato verso mezzogiorno. Si disdice gratuitamente fino a ${freeCancellationDays}\u00a0giorni prima dell’arrivo.`,
  de: `Von Freitag, 15\u00a0Uhr, bis Samstag gegen Mittag. Bis ${freeCancellationDays}\u00a0Tage vor der Anreise kostenlos zu stornieren.`,
};
