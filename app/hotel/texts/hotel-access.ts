import type { LongText } from '../facts';

type Table = NonNullable<LongText['blocks'][number]['table']>;

/** How far one gets in the hotel without steps, part by part. */
export const hotelAccess: Table = {
  caption: {
    hr: 'Pristup dijelovima kuće',
    en: 'Access to the parts of the house',
    it: 'Accesso alle parti della casa',
    de: 'Zugang zu den Teilen des Hauses',
  },
  rows: [
    [
      {
        hr: 'Bez stuba',
        en: 'Step-free',
        it: 'Senza gradini',
        de: 'Stufenlos',
      },
      {
        hr: 'Kroz dvorišna vrata: recepcija, restoran, dvorište, soba Comfort u prizemlju i pristupačan WC.',
        en: 'Through the courtyard gate: reception, restaurant, courtyard, the Comfort room on the ground floor and an accessible WC.',
        it: 'Dal portone della corte: reception, ristorante, corte, la camera Comfort al piano terra e un WC accessibile.',
        de: 'Durch das Hoftor: Rezeption, Restaurant, Hof, das Comfort-Zimmer im Erdgeschoss und ein barrierefreies WC.',
      },
    ],
    [
      {
        hr: 'Soba Comfort u\u00a0prizemlju',
        en: 'Comfort room, ground floor',
        it: 'Camera Comfort, piano terra',
        de: 'Comfort-Zimmer, Erdgeschoss',
      },
      {
        hr: 'Vrata 90\u00a0cm, tuš u razini poda, sjedalo i rukohvati.',
        en: 'Door 90\u00a0cm, roll-in shower with seat and grab rails.',
        it: 'Porta da 90\u00a0cm, doccia a filo pavimento con sedile e maniglioni.',
        de: 'Tür 90\u00a0cm, bodengleiche Dusche mit Sitz und Haltegriffen.',
      },
    ],
    [
      {
        hr: 'Ostale sobe',
        en: 'Other rooms',
        it: 'Altre camere',
        de: 'Andere Zimmer',
      },
      {
        hr: 'Stubama: do prvog kata 19, do drugog 38.',
        en: 'By stairs: 19\u00a0steps to the first floor, 38 to the second.',
        it: 'Per scale: 19\u00a0gradini al primo piano, 38 al secondo.',
        de: 'Über Treppen: 19\u00a0Stufen in den ersten Stock, 38 in den zweiten.',
      },
    ],
    [
      {
        hr: 'Konoba Ladonja',
        en: 'Konoba Ladonja, the tavern',
        it: 'Konoba Ladonja',
        de: 'Konoba Ladonja',
      },
      {
        hr: 'Jedna stuba od 12\u00a0cm; rampu postavimo kad javite.',
        en: 'One step of 12\u00a0cm; we put down a ramp when you tell us.',
        it: 'Un gradino di 12\u00a0cm; su richiesta mettiamo la rampa.',
        de: 'Eine Stufe von 12\u00a0cm; auf Wunsch legen wir eine Rampe an.',
      },
    ],
    [
      { hr: 'Wellness', en: 'Wellness', it: 'Wellness', de: 'Wellness' },
      {
        hr: 'Dvije stube s rukohvatom.',
        en: 'Two steps with a rail.',
        it: 'Due gradini con corrimano.',
        de: 'Zwei Stufen mit Handlauf.',
      },
    ],
    [
      { hr: 'Oleoteka', en: 'Oleotheque', it: 'Oleoteca', de: 'Oleothek' },
      {
        hr: 'Samo stubama.',
        en: 'By stairs only.',
        it: 'Solo per scale.',
        de: 'Nur über Treppen.',
      },
    ],
    [
      { hr: 'Put do kuće', en: 'The way to the house', it: 'Il percorso', de: 'Der Weg zum Haus' },
      {
        hr: '250\u00a0m od parkirališta, uspon oko 6\u00a0%, star i neravan kamen. Jedno mjesto za automobil čuvamo uz vrata.',
        en: '250\u00a0m from the car park, a slope of about 6%, old uneven paving. We keep one parking space by the door.',
        it: '250\u00a0m dal parcheggio, pendenza circa 6%, selciato antico e irregolare. Un posto auto lo teniamo davanti alla porta.',
        de: '250\u00a0m vom Parkplatz, Steigung etwa 6\u00a0%, altes, unebenes Pflaster. Einen Stellplatz halten wir an der Tür frei.',
      },
    ],
    [
      {
        hr: 'Psi pomagači',
        en: 'Assistance dogs',
        it: 'Cani da assistenza',
        de: 'Assistenzhunde',
      },
      {
        hr: 'Dobrodošli posvuda, besplatno.',
        en: 'Welcome everywhere, free of charge.',
        it: 'Benvenuti ovunque, gratis.',
        de: 'Überall willkommen, kostenlos.',
      },
    ],
    [
      { hr: 'Jelovnici', en: 'Menus', it: 'Menu', de: 'Speisekarten' },
      {
        hr: 'U krupnom tisku, na zahtjev.',
        en: 'In large print on request.',
        it: 'A caratteri grandi, su richiesta.',
        de: 'In Großdruck auf Wunsch.',
      },
    ],
  ],
};
