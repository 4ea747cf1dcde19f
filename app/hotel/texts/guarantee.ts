import { type LongText, seller } from '../facts';

/** The legal guarantee in our words (Dir. (EU) 2019/771; ZOO); the official notice stands above them on the page. */
export const guarantee: LongText = {
  title: {
    hr: 'Zakonsko jamstvo',
    en: 'Legal guarantee',
    it: 'Garanzia legale',
    de: 'Gesetzliche Gewährleistung',
  },
  lead: {
    hr: 'Ako roba nije onakva kakva treba biti, za to odgovaramo mi: prema zakonu, najmanje dvije godine od isporuke.',
    en: 'If goods are not as they should be, we answer for it: by law, for at least two years from delivery.',
    it: 'Se la merce non è come dovrebbe essere, ne rispondiamo noi: per legge, per almeno due anni dalla consegna.',
    de: 'Ist eine Ware nicht so, wie sie sein soll, stehen wir dafür ein: nach dem Gesetz mindestens zwei Jahre ab Lieferung.',
  },
  blocks: [
    {
      heading: {
        hr: 'Što pokriva',
        en: 'What it covers',
        it: 'Che cosa copre',
        de: 'Was sie umfasst',
      },
      text: {
        hr: `Roba mora odgovarati opisu i služiti onome čemu takva roba služi. Odgovaramo za svaki nedostatak koji je postojao kad je isporučena, a pokaže se u roku od dvije godine. Ako se pokaže u prvoj godini, zakon pretpostavlja da je postojao od početka.

Rok trajanja otisnut na boci time se ne mijenja: ulje i ocat moraju biti ispravni do tog dana ako se čuvaju kako na njima piše.`,
        en: `Goods must match their description and do what such goods are for. We are liable for any defect that was there when they were delivered and shows within two years. If it shows in the first year, the law presumes that it was there from the start.

The date printed on a bottle stays what it is: oil and vinegar must be sound until that day if they are kept as the label says.`,
        it: `La merce deve corrispondere alla descrizione e servire a ciò a cui serve merce del genere. Rispondiamo di ogni difetto che esisteva alla consegna e che si manifesta entro due anni. Se si manifesta nel primo anno, la legge presume che ci fosse fin dall’inizio.

La scadenza stampata sulla bottiglia resta quella: olio e aceto devono essere in ordine fino a quel giorno, se conservati come dice l’etichetta.`,
        de: `Die Ware muss ihrer Beschreibung entsprechen und tun, wozu solche Ware da ist. Wir haften für jeden Mangel, der bei der Lieferung vorhanden war und sich binnen zwei Jahren zeigt. Zeigt er sich im ersten Jahr, vermutet das Gesetz, dass er von Anfang an da war.

Das Datum auf der Flasche bleibt, was es ist: Öl und Essig müssen bis zu diesem Tag einwandfrei sein, wenn sie so aufbewahrt werden, wie es auf dem Etikett steht.`,
      },
    },
    {
      heading: {
        hr: 'Što možete tražiti',
        en: 'What you may ask for',
        it: 'Che cosa si può chiedere',
        de: 'Was Sie verlangen können',
      },
      text: {
        hr: 'Popravak ili novu robu, besplatno i u razumnom roku. Ako to nije moguće, ne uspije ili bi za vas bilo veliko opterećenje, možete tražiti nižu cijenu ili, osim kad je nedostatak neznatan, raskinuti ugovor i dobiti natrag sve što ste platili.',
        en: 'Repair or new goods, free of charge and within a reasonable time. If that is impossible, fails or would be a great inconvenience to you, you may ask for a lower price or, unless the defect is minor, end the contract and get back all you paid.',
        it: 'La riparazione o merce nuova, senza spese ed entro un tempo ragionevole. Se non è possibile, non riesce o comporta notevoli inconvenienti, si può chiedere una riduzione del prezzo oppure, salvo che il difetto sia di lieve entità, sciogliere il contratto e riavere quanto pagato.',
        de: 'Reparatur oder neue Ware, kostenlos und in angemessener Zeit. Ist das nicht möglich, misslingt es oder wäre es für Sie sehr unbequem, können Sie einen niedrigeren Preis verlangen oder, wenn der Mangel nicht geringfügig ist, den Vertrag beenden und alles Bezahlte zurückerhalten.',
      },
    },
    {
      heading: {
        hr: 'Što učiniti',
        en: 'What to do',
        it: 'Che cosa fare',
        de: 'Was zu tun ist',
      },
      text: {
        hr: `Javite nam se čim nešto primijetite: ${seller.email} ili ${seller.phoneDisplay}. Pomažu broj narudžbe ili drugi dokaz o kupnji i fotografija. Povratnu poštarinu plaćamo mi.`,
        en: `Tell us as soon as you notice something: ${seller.email} or ${seller.phoneDisplay}. The order number or another proof of purchase helps, and so does a photograph. We pay the postage for the return.`,
        it: `Basta avvisarci appena si nota qualcosa: ${seller.email} o ${seller.phoneDisplay}. Aiutano il numero dell’ordine o un’altra prova d’acquisto e una fotografia. Le spese di restituzione sono a nostro carico.`,
        de: `Melden Sie sich, sobald Sie etwas bemerken: ${seller.email} oder ${seller.phoneDisplay}. Bestellnummer oder ein anderer Kaufbeleg helfen, ebenso ein Foto. Das Porto für die Rücksendung tragen wir.`,
      },
    },
    {
      heading: {
        hr: 'Što je još dobro znati',
        en: 'What else is good to know',
        it: 'Che cosa è bene sapere ancora',
        de: 'Was sonst noch zu wissen ist',
      },
      text: {
        hr: 'Neke zemlje propisuju dulji rok; kao potrošač zadržavate zaštitu zemlje u kojoj živite. Uz zakonsko postoje i komercijalna jamstva, koja prodavatelj ili proizvođač daje dobrovoljno; za našu robu takvih nema. Ako vam se roba samo ne sviđa, ne trebate jamstvo: u roku od 14\u00a0dana imate [pravo na raskid](withdrawal).',
        en: 'Some countries set a longer period; as a consumer you keep the protection of the country you live in. Besides the legal guarantee there are commercial ones, which a seller or producer gives voluntarily; our goods have none. If you simply do not like the goods you need no guarantee: for 14\u00a0days you have the [right of withdrawal](withdrawal).',
        it: 'Alcuni Paesi prevedono un termine più lungo; il consumatore conserva la tutela del Paese in cui vive. Oltre a quella legale esistono garanzie commerciali, che il venditore o il produttore dà di propria iniziativa; per la nostra merce non ce ne sono. Se la merce semplicemente non piace, la garanzia non serve: per 14\u00a0giorni c’è il [diritto di recesso](withdrawal).',
        de: 'Manche Länder schreiben eine längere Frist vor; als Verbraucher behalten Sie den Schutz des Landes, in dem Sie leben. Neben der gesetzlichen Gewährleistung gibt es Garantien, die ein Verkäufer oder Hersteller freiwillig gibt; für unsere Waren gibt es keine. Gefällt Ihnen die Ware einfach nicht, brauchen Sie keine Gewährleistung: 14\u00a0Tage lang haben Sie das [Widerrufsrecht](withdrawal).',
      },
    },
  ],
  updated: '2026-11-26',
};
