import type { Retreat } from '~/content/dining-schema';
import { closedInWinter } from '../closed-in-winter';
import { product as leccino } from '../products/leccino';
import { product as cuvee } from '../products/murva-cuvee';
import { picture } from '../pictures';
import { pictureOf } from '../shared';
import { autumnPrice } from '../anchors';

export const oleotheque: Retreat = {
  page: {
    title: { hr: 'Oleoteka', en: 'The oleotheque', it: 'L’oleoteca', de: 'Die Oleothek' },
    lead: {
      hr: 'Podrum ispod restorana, jedan stol, najviše dvanaest ljudi. Ovdje od studenoga do proljeća odležava ulje devetsto stabala i\u00a0ovdje se kuša.',
      en: 'A cellar below the restaurant, one table, at most twelve people. The oil of nine hundred trees rests here from November to spring, and here it is tasted.',
      it: 'Una cantina sotto il ristorante, un solo tavolo, al massimo dodici persone. Qui riposa da novembre a primavera l’olio di novecento alberi, e\u00a0qui si assaggia.',
      de: 'Ein Keller unter dem Restaurant, ein Tisch, höchstens zwölf Personen. Hier ruht von November bis zum Frühjahr das Öl von neunhundert Bäumen, und hier wird es verkostet.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Kušanje četiriju maslinovih ulja u podrumu kuće, svaki dan u 17\u00a0sati po dogovoru, 28\u00a0€ po osobi. Petkom večera uz ulja, 85\u00a0€.',
      en: 'A tasting of four olive oils in the cellar of the house, daily at 17:00 by arrangement, 28\u00a0€ per person. On Fridays a dinner with oils, 85\u00a0€.',
      it: 'Degustazione di quattro oli d’oliva nella cantina della casa, ogni giorno alle 17 su appuntamento, 28\u00a0€ a persona. Il venerdì cena con gli oli, 85\u00a0€.',
      de: 'Verkostung von vier Olivenölen im Keller des Hauses, täglich um 17\u00a0Uhr nach Absprache, 28\u00a0€ pro Person. Freitags ein Abendessen mit Ölen, 85\u00a0€.',
    },
  },
  images: [pictureOf(leccino, 'leccino-2')],
  blocks: [
    {
      heading: {
        hr: 'Kako se ulje kuša',
        en: 'How oil is tasted',
        it: 'Come si assaggia l’olio',
        de: 'Wie man Öl verkostet',
      },
      text: {
        hr: 'Čaša je mala i plava, da se boja ne vidi i da ne vara. Poklopi se dlanom i drži dok se ulje ne ugrije na dvadeset i osam stupnjeva; tada miris izađe. Pa gutljaj, uz zrak koji se povuče kroz zube, i čeka se: najprije plod, zatim gorčina po rubu jezika, na kraju papar u grlu.\n\nMarta ide od blagoga prema jakom: Leccino, Rosulja, Buža, Bianchera. Između njih su kriška jabuke, kruh i voda. Na kraju dobijete peto, naš Cuvée, i pogađate koliko je čega u njemu. Traje oko sat vremena.',
        en: 'The glass is small and blue, so that the colour neither shows nor misleads. You cover it with your palm and hold it until the oil has warmed to twenty-eight degrees; then the aroma rises. Then a sip, with air drawn in through the teeth, and a wait: first the fruit, next the bitterness along the edge of the tongue, last the pepper in the throat.\n\nMarta goes from mild to strong: Leccino, Rosulja, Buža, Bianchera. Between them come a slice of apple, bread and water. At the end you get a fifth oil, our Cuvée, and guess how much of each is in it. It takes about an hour.',
        it: 'Il bicchiere è piccolo e blu, perché il colore non si veda e non inganni. Lo si copre con il palmo finché l’olio arriva a ventotto gradi; allora esce il profumo. Poi un sorso, tirando aria fra i denti, e si aspetta: prima il frutto, poi l’amaro sul bordo della lingua, infine il pepe in gola.\n\nMarta va dal delicato al deciso: Leccino, Rosulja, Buža, Bianchera. In mezzo una fetta di mela, pane e acqua. Alla fine arriva il quinto olio, la nostra Cuvée, e si indovina quanto c’è di ciascuno. Dura circa un’ora.',
        de: 'Das Glas ist klein und blau, damit die Farbe weder zu sehen ist noch täuscht. Man deckt es mit der Hand zu und hält es, bis das Öl achtundzwanzig Grad hat; dann kommt der Duft. Dann ein Schluck, mit Luft durch die Zähne gezogen, und warten: erst die Frucht, dann die Bitterkeit am Zungenrand, zuletzt der Pfeffer im Hals.\n\nMarta geht von mild zu kräftig: Leccino, Rosulja, Buža, Bianchera. Dazwischen gibt es Apfel, Brot und Wasser. Am Ende kommt ein fünftes, unsere Cuvée, und Sie raten, wie viel wovon darin ist. Das dauert etwa eine Stunde.',
      },
    },
    {
      heading: {
        hr: 'Večera uz ulja',
        en: 'A dinner with oils',
        it: 'Una cena con gli oli',
        de: 'Ein Abendessen mit Ölen',
      },
      text: {
        hr: 'Petkom u pola osam stol se prostre bijelo i svako ulje dobije svoje jelo. Leccino ide na sirove škampe, jer im ne uzima slatkoću, Rosulja u juhu, Buža na ribu, Bianchera na govedinu; na kraju je kolač s Cuvéeom u tijestu. Pije se malo vina i mnogo vode. Nives jela donosi sama, a Marta kaže zašto je koje ulje tu, ne dulje nego što se jelo hladi.',
        en: 'On Fridays at half past seven the table gets a white cloth, and each oil its own dish. Leccino goes on raw scampi, because it leaves them their sweetness, Rosulja into the soup, Buža on the fish, Bianchera on beef; last comes a cake with the Cuvée in the batter. A little wine is drunk and a lot of water. Nives brings the dishes herself, and Marta says why each oil is there, and is done before anything goes cold.',
        it: 'Il venerdì alle sette e mezza il tavolo si veste di bianco e ogni olio ha il suo piatto. Il Leccino va sugli scampi crudi, perché non toglie loro la dolcezza, la Rosulja nella zuppa, la Buža sul pesce, la Bianchera sul manzo; alla fine c’è una torta con la Cuvée nell’impasto. Si beve poco vino e molta acqua. I piatti li porta Nives, e Marta dice perché quell’olio è lì, prima che il piatto si raffreddi.',
        de: 'Freitags um halb acht bekommt der Tisch ein weißes Tuch und jedes Öl sein eigenes Gericht. Leccino kommt auf rohe Scampi, weil es ihnen die Süße lässt, Rosulja in die Suppe, Buža auf den Fisch, Bianchera aufs Rind; am Ende gibt es Kuchen mit der Cuvée im Teig. Getrunken wird wenig Wein und viel Wasser. Nives bringt die Teller selbst, und Marta sagt, warum welches Öl dabei ist, und fasst sich kurz, damit nichts kalt wird.',
      },
      image: pictureOf(cuvee, 'murva-cuvee-2'),
    },
    {
      heading: {
        hr: 'Zašto baš podrum',
        en: 'Why a cellar',
        it: 'Perché una cantina',
        de: 'Warum ein Keller',
      },
      text: {
        hr: 'Ulju smetaju svjetlo, toplina i zrak. U podrumu je cijele godine između četrnaest i šesnaest stupnjeva i nema prozora; ulje stoji u pet čeličnih posuda, svaka sorta u svojoj, a iznad njega je dušik umjesto zraka. U siječnju se pretače s taloga i tek se tada puni u boce.\n\nDo podruma vodi dvadeset i jedna stuba i drugog puta nema. Tko po stubama ne može, a htio bi kušati, neka javi: Marta tada donese čaše u restoran.',
        en: 'Light, warmth and air are bad for oil. The cellar keeps between fourteen and sixteen degrees all year and has no window; the oil stands in five steel tanks, each variety in its own, with nitrogen above it in place of air. In January it is drawn off the sediment, and only then bottled.\n\nTwenty-one steps lead down, and there is no other way. If you cannot manage stairs but would like to taste, tell us: Marta will bring the glasses up to the restaurant.',
        it: 'All’olio fanno male luce, calore e aria. La cantina sta tutto l’anno fra i quattordici e i sedici gradi e non ha finestre; l’olio sta in cinque vasche d’acciaio, ogni varietà nella sua, con azoto al posto dell’aria. A gennaio si travasa dal deposito, e solo allora si imbottiglia.\n\nCi si arriva per ventun gradini, e altra via non c’è. Chi non può fare le scale e vorrebbe assaggiare ce lo dica: Marta porta i bicchieri al ristorante.',
        de: 'Licht, Wärme und Luft schaden dem Öl. Der Keller hat das ganze Jahr vierzehn bis sechzehn Grad und kein Fenster; das Öl steht in fünf Stahltanks, jede Sorte in ihrem eigenen, darüber Stickstoff statt Luft. Im Januar wird es vom Bodensatz abgezogen und erst dann abgefüllt.\n\nEinundzwanzig Stufen führen hinunter, einen anderen Weg gibt es nicht. Wer keine Treppen steigen kann und trotzdem verkosten möchte, sagt es uns: Marta bringt die Gläser dann ins Restaurant.',
      },
      image: picture('oleotheque-cellar'),
    },
  ],
  prices: [
    {
      name: {
        hr: 'Kušanje četiriju ulja',
        en: 'Tasting of four oils',
        it: 'Degustazione di quattro oli',
        de: 'Verkostung von vier Ölen',
      },
      note: {
        hr: 'Po osobi, oko sat vremena, uz kruh, jabuku i vodu. Djeca do 12\u00a0godina besplatno.',
        en: 'Per person, about an hour, with bread, apple and water. Children under 12 free.',
        it: 'A persona, circa un’ora, con pane, mela e acqua. Bambini sotto i 12\u00a0anni gratis.',
        de: 'Pro Person, etwa eine Stunde, mit Brot, Apfel und Wasser. Kinder unter 12 frei.',
      },
      priceCents: 2800,
      referencePrices: autumnPrice(2800),
    },
    {
      name: {
        hr: 'Večera uz ulja, petkom',
        en: 'Dinner with oils, on Fridays',
        it: 'Cena con gli oli, il venerdì',
        de: 'Abendessen mit Ölen, freitags',
      },
      note: {
        hr: 'Po osobi, pet jela i voda; vino se plaća posebno. Najviše dvanaest ljudi.',
        en: 'Per person, five dishes and water; wine is extra. At most twelve people.',
        it: 'A persona, cinque piatti e\u00a0acqua; il vino è a parte. Al massimo dodici persone.',
        de: 'Pro Person, fünf Gerichte und Wasser; Wein geht extra. Höchstens zwölf Personen.',
      },
      priceCents: 8500,
      referencePrices: autumnPrice(8500),
    },
  ],
  opening: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '17:00', to: '18:00' }],
      },
      { from: '01-01', to: '12-31', days: ['fri'], spans: [{ from: '19:30', to: '22:30' }] },
    ],
    special: [
      closedInWinter({
        hr: 'Kušanja miruju dok je kuća zatvorena. Ulje možete naručiti u trgovini cijelu zimu.',
        en: 'No tastings while the house is closed. The oil can be ordered in the shop all winter.',
        it: 'Niente degustazioni finché la casa è chiusa. L’olio si ordina nel negozio tutto l’inverno.',
        de: 'Solange das Haus geschlossen ist, gibt es keine Verkostungen. Öl bestellen Sie den ganzen Winter im Shop.',
      }),
    ],
  },
};
