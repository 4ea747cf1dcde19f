import type { Package } from '~/content/offers-schema';
import { picture } from '../../pictures';
import { fromFridayMorning, dinner, night, oilTasting, tiers, wellness } from './shared-lines';

export const asparagus: Package = {
  id: 'asparagus',
  slugs: {
    hr: 'sparoge-u-travnju',
    en: 'asparagus-in-april',
    it: 'asparagi-in-aprile',
    de: 'spargel-im-april',
  },
  name: {
    hr: 'Šparoge u travnju',
    en: 'Asparagus in April',
    it: 'Asparagi in aprile',
    de: 'Spargel im April',
  },
  lead: {
    hr: 'Jutro u šikari s kuharicom, ručak od onoga što ste ubrali i\u00a0noć u\u00a0kući koja se tek otvorila.',
    en: 'A morning in the scrub with the cook, a lunch of what you have picked, and a night in a house that has only just opened again.',
    it: 'Una mattina nella macchia con la cuoca, un pranzo con gli asparagi appena raccolti e\u00a0una notte nella casa appena riaperta.',
    de: 'Ein Morgen in der Macchia mit der Köchin, ein Mittagessen aus dem Gepflückten und eine Nacht im Haus, das gerade wieder geöffnet hat.',
  },
  description: {
    hr: `Divlja šparoga raste uz suhozide i rubove hrastika, tanka kao olovka i tamnija od vrtne. Vidi se tek kad se sagnete. Nives kreće u devet, pokazuje gdje je brala njezina majka i zašto se reže, a ne čupa. Za fritaju treba pregršt, a to je sat hodanja.

Vraćate se oko podneva. Šparoge idu u tavu s jajima i u fuže, a dio ostaje za večeru. Popodne je slobodno: kušanje ulja je u pet, bazen i sauna rade do devet.

Ponesite čvrste cipele i duge hlače, jer šikara grebe. Po kiši se ne ide; tada u kuhinji učite motati fuže.`,
    en: `Wild asparagus grows along the dry-stone walls and at the edge of the oak woods, thin as a pencil and darker than the garden kind. You see it only once you stoop. Nives sets out at nine, shows you where her mother used to pick and why it is cut and not pulled. An omelette takes a handful, and a handful takes an hour’s walk.

You are back about noon. Some of the asparagus goes into the pan with eggs and into fuži, some is kept for dinner. The afternoon is yours: the oil tasting is at five, pool and sauna are open until nine.

Bring sturdy shoes and long trousers: the scrub scratches. In rain we stay in, and you learn to roll fuži in the kitchen.`,
    it: `L’asparago selvatico cresce lungo i muretti a secco e ai margini dei querceti, sottile come una matita e più scuro di quello dell’orto. Lo si vede solo chinandosi. Nives parte alle nove, mostra dove raccoglieva sua madre e perché si taglia e non si strappa. Per una frittata ne serve una manciata, e una manciata è un’ora di cammino.

Si torna verso mezzogiorno. Gli asparagi finiscono in padella con le uova e nei fusi, e una parte resta per la cena. Il pomeriggio è libero: la degustazione degli oli è alle cinque, vasca e sauna sono aperte fino alle nove.

Servono scarpe robuste e pantaloni lunghi, perché la macchia graffia. Se piove non si esce: in cucina si impara ad arrotolare i fusi.`,
    de: `Wilder Spargel wächst an Trockenmauern und am Rand der Eichenwälder, dünn wie ein Bleistift und dunkler als der aus dem Garten. Man sieht ihn erst, wenn man sich bückt. Nives geht um neun los, zeigt, wo schon ihre Mutter gepflückt hat und warum man ihn schneidet und nicht ausreißt. Für ein Omelett braucht es eine Handvoll, und eine Handvoll ist eine Stunde Weg.

Gegen Mittag sind Sie zurück. Ein Teil des Spargels kommt mit Eiern in die Pfanne und in die Fuži, der Rest bleibt fürs Abendessen. Der Nachmittag gehört Ihnen: Die Ölverkostung beginnt um fünf, Becken und Sauna sind bis neun offen.

Nehmen Sie feste Schuhe und lange Hosen mit, die Macchia kratzt. Bei Regen bleiben wir drinnen; dann lernen Sie in der Küche, Fuži zu rollen.`,
  },
  summary: {
    hr: 'Paket u travnju 2027.: berba divljih šparoga s kuharicom i ručak, noćenje s doručkom, večera, kušanje ulja, wellness. Od 110\u00a0€ po osobi.',
    en: 'April 2027: a wild asparagus walk with the cook and lunch, a night with breakfast, dinner, oil tasting, wellness. From 110\u00a0€ per person.',
    it: 'Aprile 2027: asparagi selvatici con la cuoca e pranzo, una notte con colazione, cena, degustazione d’olio, wellness. Da 110\u00a0€ a persona.',
    de: 'April 2027: wilder Spargel mit der Köchin und Mittagessen, eine Nacht mit Frühstück, Abendessen, Ölverkostung, Wellness. Ab 110\u00a0€ pro Person.',
  },
  image: picture('package-spring'),
  nights: 1,
  includes: [
    night,
    {
      hr: 'šetnja po divlje šparoge s kuharicom Nives, oko tri sata',
      en: 'a walk for wild asparagus with Nives, the cook, about three hours',
      it: 'una passeggiata in cerca di asparagi selvatici con la cuoca Nives, circa tre ore',
      de: 'ein Spaziergang zum wilden Spargel mit der Köchin Nives, etwa drei Stunden',
    },
    {
      hr: 'ručak od ubranih šparoga',
      en: 'a lunch of the asparagus you have picked',
      it: 'un pranzo con gli asparagi raccolti',
      de: 'ein Mittagessen aus dem gepflückten Spargel',
    },
    dinner,
    oilTasting,
    wellness,
  ],
  updated: '2026-11-21',
  dates: [
    { from: '2027-04-09', to: '2027-04-10' },
    { from: '2027-04-16', to: '2027-04-17' },
    { from: '2027-04-23', to: '2027-04-24' },
  ],
  validity: fromFridayMorning,
  tiers,
};
