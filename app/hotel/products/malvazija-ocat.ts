import type { Product } from '~/content/product-schema';
import { bottle, croatia, vinegarExemption } from '../shared';

export const product: Product = {
  id: 'malvazija-ocat',
  slug: 'malvazija-ocat',
  category: 'vinegar',
  name: {
    hr: 'Ocat od malvazije',
    en: 'Malvazija vinegar',
    it: 'Aceto di malvasia',
    de: 'Malvazija-Essig',
  },
  subtitle: {
    hr: 'Vinski ocat, 6 % kiseline',
    en: 'Wine vinegar, 6% acidity',
    it: 'Aceto di vino, acidità 6%',
    de: 'Weinessig, 6 % Säure',
  },
  description: {
    hr: 'Malvazija je bijelo vino naše konobe, a ocat radimo od iste berbe. Vino ostane u otvorenoj bačvi, pod krpom, s maticom koju čuvamo iz godine u godinu. Za dva mjeseca postane ocat, a onda još godinu dana leži u hrastu.\n\nBoje je blijedog zlata, miriše na bagremov med i jabuku, kiselost je čista i ne grize u nosu. Dovoljna je žlica na zdjelu salate. Dodajemo ga i grahu, inćunima i umaku od pečenja.',
    en: 'Malvazija is the white wine of our tavern, and the vinegar is made from the same vintage. The wine stays in an open barrel under a cloth, with a mother we keep from year to year. In two months it is vinegar; then it lies in oak for another year.\n\nIt is pale gold, smells of acacia honey and apple, and is sour without stinging the nose. A spoonful is enough for a bowl of salad. We also add it to beans, anchovies and the juices of a roast.',
    it: 'La malvasia è il bianco della nostra konoba, e l’aceto nasce dalla stessa vendemmia. Il vino resta in una botte aperta, sotto un panno, con la madre che conserviamo di anno in anno. In due mesi è aceto; poi passa un altro anno nel rovere.\n\nÈ color oro chiaro, profuma di miele d’acacia e di mela, ha un’acidità pulita che non pizzica il naso. Per un’insalatiera basta un cucchiaio. Lo usiamo anche sui fagioli, sulle alici e nel fondo dell’arrosto.',
    de: 'Malvazija ist der Weißwein unserer Konoba, und der Essig kommt aus demselben Jahrgang. Der Wein bleibt in einem offenen Fass unter einem Tuch, mit einer Essigmutter, die wir von Jahr zu Jahr weiterführen. Nach zwei Monaten ist er Essig, dann liegt er noch ein Jahr in Eiche.\n\nEr ist hellgolden, riecht nach Akazienhonig und Apfel und ist sauer, ohne in der Nase zu stechen. Ein Löffel reicht für eine Schüssel Salat. Wir geben ihn auch zu Bohnen, Sardellen und in den Bratensaft.',
  },
  summary: {
    hr: 'Vinski ocat od malvazije, godinu dana u hrastu: svijetlozlatan, čista kiselost, 6 %. Boce od 250 i 500 ml.',
    en: 'Malvazija wine vinegar, a year in oak: pale gold, cleanly sour, 6% acidity. Bottles of 250 and 500 ml.',
    it: 'Aceto di vino malvasia, un anno in rovere: oro chiaro, acidità pulita, 6%. Bottiglie da 250 e 500 ml.',
    de: 'Weinessig aus Malvazija, ein Jahr in Eiche: hellgolden, klare Säure, 6 %. Flaschen zu 250 und 500 ml.',
  },
  tasting: {
    hr: 'Bagremov med, jabuka, orah. Kiselost ravna i čista, malo hrasta na kraju.',
    en: 'Acacia honey, apple, walnut. Straight, clean sourness, a little oak at the end.',
    it: 'Miele d’acacia, mela, noce. Acidità dritta e pulita, un po’ di rovere in fondo.',
    de: 'Akazienhonig, Apfel, Walnuss. Gerade, klare Säure, am Ende etwas Eiche.',
  },
  making: {
    hr: 'Vrenje u otvorenoj bačvi od 225 litara, s vlastitom octenom maticom, bez zagrijavanja. Dvanaest mjeseci u hrastovoj bačvi. Cijeđeno kroz platno, pa na dnu boce može biti taloga.',
    en: 'Fermented in an open 225-litre barrel with our own mother, without heating. Twelve months in oak. Strained through cloth, so there may be sediment in the bottle.',
    it: 'Fermentazione in botte aperta da 225 litri, con madre nostra, senza riscaldare. Dodici mesi in rovere. Filtrato su tela: sul fondo può esserci un deposito.',
    de: 'Vergoren im offenen 225-Liter-Fass mit eigener Essigmutter, ohne Erwärmen. Zwölf Monate in Eiche. Durch Tuch geseiht, daher kann sich in der Flasche etwas absetzen.',
  },
  images: [
    {
      id: 'malvazija-ocat',
      alt: {
        hr: 'Prozirna boca svijetlozlatnog octa od malvazije s drvenim čepom, desno plavkasta zdjelica s octom',
        en: 'Clear bottle of pale golden Malvazija vinegar with a wooden stopper, a small slate-blue dish of vinegar on the right',
        it: 'Bottiglia trasparente di aceto di malvasia dorato chiaro con tappo di legno, a destra un piattino grigio-azzurro con aceto',
        de: 'Klare Flasche mit hellgoldenem Malvazija-Essig und Holzstopfen, rechts ein graublaues Schälchen mit Essig',
      },
    },
  ],
  variants: [
    bottle('malvazija-ocat', 250, 900, 580, 900),
    bottle('malvazija-ocat', 500, 1500, 980, 1500),
  ],
  vatRate: 25,
  food: {
    legalName: {
      hr: 'Vinski ocat, 6 % kiseline',
      en: 'Wine vinegar, 6% acidity',
      it: 'Aceto di vino, acidità 6%',
      de: 'Weinessig, 6 % Säure',
    },
    ingredients: {
      hr: 'Vinski ocat (sadrži *sulfite*).',
      en: 'Wine vinegar (contains *sulphites*).',
      it: 'Aceto di vino (contiene *solfiti*).',
      de: 'Weinessig (enthält *Sulfite*).',
    },
    allergens: {
      hr: 'Sadrži *sulfite*.',
      en: 'Contains *sulphites*.',
      it: 'Contiene *solfiti*.',
      de: 'Enthält *Sulfite*.',
    },
    origin: croatia,
    storage: {
      hr: 'Čuvati zatvoreno, na sobnoj temperaturi, daleko od svjetla. Talog i octena matica nisu greška; ocat se može procijediti.',
      en: 'Keep closed, at room temperature, away from light. Sediment and mother of vinegar are not a fault; strain if you wish.',
      it: 'Conservare chiuso, a temperatura ambiente, al riparo dalla luce. Deposito e madre non sono un difetto; si può filtrare.',
      de: 'Verschlossen bei Raumtemperatur und vor Licht geschützt lagern. Bodensatz und Essigmutter sind kein Mangel, der Essig lässt sich abseihen.',
    },
    nutritionExemption: vinegarExemption,
  },
  related: ['murva-cuvee', 'smokva-balsamico', 'kutija-trpeza'],
  updated: '2026-11-21',
};
