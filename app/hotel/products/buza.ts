import type { Product } from '~/content/product-schema';
import { bottle, everywhere, oilPlate, oilSubtitle, oliveOil } from '../shared';

export const product: Product = {
  id: 'buza',
  slug: 'buza',
  category: 'oil',
  name: everywhere('Buža'),
  nameLanguage: 'hr',
  subtitle: oilSubtitle,
  description: {
    hr: 'Buža raste nisko i široko, pa je beremo s tla, bez ljestava. Plod je krupan i mesnat, sazrijeva potkraj listopada, a mi ga uberemo dok je još napola svijetao.\n\nUlje je srednje jako: najprije voće, zatim tiha gorčina radiča, na kraju malo papra. Ne prekriva jelo. Stavljamo ga na juhe, kuhano povrće, bijelu ribu i na fuže s gljivama. Tko kod nas kupuje jednu bocu za sve, najčešće uzme ovu.',
    en: 'Buža trees grow low and wide, so we pick them standing on the ground. The olive is large and fleshy and ripens towards the end of October; we take it while it is still half pale.\n\nThe oil is of medium strength: fruit first, then the quiet bitterness of chicory, a little pepper at the end. It never drowns the dish. We pour it on soups, boiled vegetables, white fish and pasta with mushrooms. People who want one bottle for everything usually take this one.',
    it: 'La Buža cresce bassa e larga, e la raccogliamo da terra, senza scale. L’oliva è grossa e carnosa e matura verso fine ottobre; noi la prendiamo quando è ancora mezza chiara.\n\nL’olio è di media intensità: prima il frutto, poi l’amaro discreto del radicchio, un po’ di pepe alla fine. Non copre il piatto. Lo versiamo su zuppe, verdure lesse, pesce a carne bianca e pasta ai funghi. Chi da noi vuole una sola bottiglia per tutto, di solito sceglie questa.',
    de: 'Die Buža wächst niedrig und breit, wir ernten sie vom Boden aus, ohne Leiter. Die Olive ist groß und fleischig und wird gegen Ende Oktober reif; wir pflücken sie, solange sie noch halb hell ist.\n\nDas Öl ist mittelkräftig: zuerst Frucht, dann die leise Bitterkeit von Radicchio, am Ende etwas Pfeffer. Es deckt nichts zu. Bei uns kommt es auf Suppen, gekochtes Gemüse, weißen Fisch und Nudeln mit Pilzen. Wer nur eine Flasche für alles möchte, nimmt meistens diese.',
  },
  summary: {
    hr: 'Buža, ekstra djevičansko maslinovo ulje srednje jačine: jabuka, badem, radič. Boce od 250, 500 i 750 ml.',
    en: 'Buža, extra virgin olive oil of medium strength: apple, almond, chicory. Bottles of 250, 500 and 750 ml.',
    it: 'Buža, olio extra vergine di oliva di media intensità: mela, mandorla, radicchio. Bottiglie da 250, 500 e 750 ml.',
    de: 'Buža, natives Olivenöl extra von mittlerer Kraft: Apfel, Mandel, Radicchio. Flaschen zu 250, 500 und 750 ml.',
  },
  taste: { fruitiness: 4, bitterness: 3, pungency: 3 },
  tasting: {
    hr: 'Kisela jabuka, svježi badem, radič. Gorčina i papar u ravnoteži, nijedno ne ostaje dugo.',
    en: 'Tart apple, fresh almond, chicory. Bitterness and pepper in balance, neither stays long.',
    it: 'Mela acerba, mandorla fresca, radicchio. Amaro e piccante in equilibrio, nessuno dei due si trattiene.',
    de: 'Säuerlicher Apfel, junge Mandel, Radicchio. Bitterkeit und Schärfe halten sich die Waage, beide gehen bald.',
  },
  making: {
    hr: 'Dvjesto četrdeset stabala. Ručna berba u zadnjem tjednu listopada, mljevenje istoga dana, ispod 27 °C. Ulje miruje u čeliku do siječnja i tada ga odvojimo od taloga.',
    en: 'Two hundred and forty trees. Picked by hand in the last week of October, milled the same day, below 27 °C. The oil rests in steel until January, when we draw it off the sediment.',
    it: 'Duecentoquaranta piante. Raccolta a mano nell’ultima settimana di ottobre, frangitura in giornata, sotto i 27 °C. L’olio riposa in acciaio fino a gennaio, poi lo separiamo dal fondo.',
    de: 'Zweihundertvierzig Bäume. Handlese in der letzten Oktoberwoche, am selben Tag gemahlen, unter 27 °C. Das Öl ruht bis Januar im Stahltank, dann ziehen wir es vom Bodensatz ab.',
  },
  images: [
    {
      id: 'buza',
      alt: {
        hr: 'Tamnozelena boca ulja Buža s oker etiketom na kamenoj ploči, ispred nje četiri masline, desno maslinova grančica',
        en: 'Dark bottle of Buža oil with an ochre label on a stone slab, four olives in front, an olive twig on the right',
        it: 'Bottiglia scura di olio Buža con etichetta ocra su una lastra di pietra, davanti quattro olive, a destra un rametto d’olivo',
        de: 'Dunkle Flasche Buža-Öl mit ockerfarbenem Etikett auf einer Steinplatte, davor vier Oliven, rechts ein Olivenzweig',
      },
    },
    {
      id: 'buza-2',
      alt: {
        hr: 'Oker etiketa ulja Buža izbliza: Murva, Buža, ekstra djevičansko maslinovo ulje, 500 ml; pri dnu dvije masline',
        en: 'Close view of the ochre Buža label, in Croatian: Murva, Buža, extra virgin olive oil, 500 ml; two olives at its foot',
        it: 'L’etichetta ocra della Buža da vicino, in croato: Murva, Buža, olio extra vergine di oliva, 500 ml; in basso due olive',
        de: 'Das ockerfarbene Buža-Etikett aus der Nähe, auf Kroatisch: Murva, Buža, natives Olivenöl extra, 500 ml; davor zwei Oliven',
      },
    },
  ],
  picturedVariant: 'buza-500',
  plate: oilPlate('buza', 'Buža'),
  variants: [
    bottle('buza', 250, 1500, 560, 1500),
    bottle('buza', 500, 2600, 950, 2400),
    bottle('buza', 750, 3600, 1350, 3600),
  ],
  vatRate: 5,
  food: oliveOil,
  related: ['bianchera', 'murva-cuvee', 'kutija-dva-ulja'],
  updated: '2026-11-21',
};
