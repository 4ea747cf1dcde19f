import type { Heritage } from '~/content/story-schema';
import { picture } from '../../pictures';

/** From the empty house to the roof of this winter. */
export const newTimes: Heritage['chapters'] = [
  {
    years: '1971–2013',
    heading: {
      hr: 'Četrdeset i dvije godine pod ključem',
      en: 'Forty-two years under lock and key',
      it: 'Quarantadue anni sotto chiave',
      de: 'Zweiundvierzig Jahre unter Verschluss',
    },
    text: {
      hr: 'Mladi su otišli na obalu, u Trst i u Njemačku, a 1971. i posljednja je stanarka zaključala vrata. Krov je propuštao, u kuhinji su se gnijezdile lastavice, ključ je visio kod susjede na čavlu. Murvu nitko nije zalijevao ni orezivao. Rodila je svakog lipnja.',
      en: 'The young had gone to the coast, to Trieste and to Germany, and in 1971 the last woman to live here locked the door as well. The roof let in rain, swallows nested in the kitchen, the key hung on a nail at the neighbour’s. Nobody watered or pruned the mulberry. It bore fruit every June.',
      it: 'I giovani erano andati sulla costa, a Trieste e in Germania, e nel 1971 anche l’ultima abitante chiuse la porta. Il tetto lasciava passare l’acqua, in cucina facevano il nido le rondini, la chiave stava appesa a un chiodo dalla vicina. Il gelso nessuno lo bagnava né lo potava. Diede frutto ogni giugno.',
      de: 'Die Jungen waren an die Küste gegangen, nach Triest und nach Deutschland, und 1971 schloss auch die letzte Bewohnerin ab. Durchs Dach kam Regen, in der Küche nisteten Schwalben, der Schlüssel hing bei der Nachbarin am Nagel. Den Maulbeerbaum goss und schnitt niemand. Er trug jeden Juni.',
    },
    image: picture('plate-key'),
  },
  {
    years: '2014',
    heading: {
      hr: 'Unuka kupuje kuću natrag',
      en: 'A granddaughter buys it back',
      it: 'Una nipote la ricompra',
      de: 'Eine Enkelin kauft es zurück',
    },
    text: {
      hr: 'Posljednji majstor na preši imao je unuku koja je kuću pamtila samo iz priča. Godine 2014. kupila ju je s mužem od devetero nasljednika. Prvo što su napravili bio je red: tri mjeseca iznosili su šutu i popisivali što se može spasiti. Popis ima četrnaest stranica.',
      en: 'The last press-master had a granddaughter who knew the house only from stories. In 2014 she and her husband bought it from nine heirs. The first thing they did was tidy up: for three months they carried out rubble and listed what could be saved. The list runs to fourteen pages.',
      it: 'L’ultimo mastro del torchio aveva una nipote che conosceva la casa solo dai racconti. Nel 2014 la comprò con il marito da nove eredi. Per prima cosa misero ordine: per tre mesi portarono fuori macerie e annotarono quello che si poteva salvare. L’elenco è di quattordici pagine.',
      de: 'Der letzte Meister an der Presse hatte eine Enkelin, die das Haus nur aus Erzählungen kannte. 2014 kaufte sie es mit ihrem Mann von neun Erben. Als Erstes räumten sie auf: Drei Monate lang trugen sie Schutt hinaus und schrieben auf, was zu retten war. Die Liste hat vierzehn Seiten.',
    },
  },
  {
    years: '2014–2018',
    heading: {
      hr: 'Kesten, vapno i 3400\u00a0kupa',
      en: 'Chestnut, lime and 3,400 tiles',
      it: 'Castagno, calce e 3.400\u00a0coppi',
      de: 'Kastanie, Kalk und 3.400 Ziegel',
    },
    text: {
      hr: `Obnova je trajala četiri godine. Nove krovne grede su od kestena, žbuka od vapna, a 3400 starih kupa skinuto je, oprano i vraćeno na krov, jedna po jedna.

Staro nismo dotjerivali da izgleda novo, ni novo da izgleda staro. Gdje je zid trebalo dozidati, između starog i novog kamena ostala je tanka crta žbuke: prst široka i dovoljna da se vidi dokle je tko radio. U svibnju 2018. došli su prvi gosti. Bilo ih je četvero, i padala je kiša.`,
      en: `The restoration took four years. The new roof beams are chestnut, the plaster is lime, and 3,400 old tiles were taken down, washed and put back on the roof, one by one.

We did not do up the old to look new, nor the new to look old. Where a wall had to be rebuilt, a line of mortar was left between the old stone and the new, a finger wide, enough to show who worked how far. The first guests came in May 2018. There were four of them, and it rained.`,
      it: `Il restauro durò quattro anni. Le travi nuove del tetto sono di castagno, l’intonaco è di calce, e 3.400 vecchi coppi furono tolti, lavati e rimessi sul tetto, uno per uno.

Il vecchio non l’abbiamo truccato da nuovo, né il nuovo da vecchio. Dove un muro andava ricostruito, tra la pietra vecchia e la nuova è rimasta una riga di malta larga un dito: basta a far vedere fin dove ha lavorato chi. I primi ospiti arrivarono nel maggio 2018. Erano in quattro, e pioveva.`,
      de: `Die Restaurierung dauerte vier Jahre. Die neuen Dachbalken sind aus Kastanie, der Putz aus Kalk, und 3.400 alte Hohlziegel wurden abgenommen, gewaschen und wieder aufs Dach gelegt, einer nach dem anderen.

Das Alte haben wir nicht auf neu getrimmt und das Neue nicht auf alt. Wo eine Mauer ergänzt werden musste, blieb zwischen altem und neuem Stein ein Strich Mörtel, fingerbreit, damit man sieht, wer bis wohin gearbeitet hat. Im Mai 2018 kamen die ersten Gäste. Es waren vier, und es regnete.`,
    },
    image: picture('town'),
  },
  {
    years: '2026/27',
    heading: {
      hr: 'Sjeverni krov',
      en: 'The north roof',
      it: 'Il tetto a nord',
      de: 'Das Norddach',
    },
    text: {
      hr: 'Bura na sjevernoj strani podiže kupe i vraća ih malo drukčije nego što su bile. Ove zime tu stranu preslagujemo cijelu, pa su hotel i restoran zatvoreni od 16.\u00a0studenoga 2026. do 31.\u00a0ožujka 2027. Prvog travnja otključavamo.',
      en: 'On the north side the bura lifts the tiles and puts them down a little differently each time. This winter we are relaying that whole side, and hotel and restaurant are closed from 16\u00a0November 2026 to 31\u00a0March 2027. On the first of April we unlock the door.',
      it: 'Sul lato nord la bora solleva i coppi e ogni volta li rimette giù un po’ diversi. Quest’inverno rifacciamo tutta la falda, e hotel e ristorante restano chiusi dal 16\u00a0novembre 2026 al 31\u00a0marzo 2027. Il primo aprile riapriamo la porta.',
      de: 'Auf der Nordseite hebt die Bora die Ziegel an und legt sie jedes Mal ein wenig anders zurück. In diesem Winter decken wir diese Seite ganz neu; Hotel und Restaurant sind vom 16.\u00a0November 2026 bis zum 31.\u00a0März 2027 geschlossen. Am 1.\u00a0April schließen wir wieder auf.',
    },
    image: picture('house-people'),
  },
];
