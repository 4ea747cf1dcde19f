import type { Localized } from '~/content/value-schema';

/** Alternative texts of the posters of experiences, news and the night, of the plates and the partners’ marks. */
export const daysPictures = {
  'exp-truffles': {
    hr: 'Plakat: bijela kovrčava kuja sa smeđim uhom njuška uz iskopanu zemlju, pokraj nje bijeli tartufi, iza nje vlasnik u maglovitoj hrastovoj šumi.',
    en: 'Poster: a white curly dog with a brown ear sniffs at freshly dug earth, white truffles beside her, her owner behind in a misty oak wood.',
    it: 'Manifesto: una cagnolina bianca e riccia con un orecchio marrone fiuta la terra smossa, accanto tartufi bianchi, dietro il padrone nel querceto nebbioso.',
    de: 'Plakat: eine weiße, lockige Hündin mit braunem Ohr an frisch aufgegrabener Erde, daneben weiße Trüffel, dahinter ihr Besitzer im nebligen Eichenwald.',
  },
  'exp-sea': {
    hr: 'Plakat: uvala s tirkiznim morem, čamac i plivač među bijelim stijenama, na ravnom kamenu ručnik, košara i kupač sa slamnatim šeširom.',
    en: 'Poster: a turquoise cove with a rowing boat and a swimmer between pale cliffs; on the flat rock a towel, a basket and a bather in a straw hat.',
    it: 'Manifesto: una cala turchese con una barca e un nuotatore fra rocce chiare; sulla roccia piatta un telo, un cestino e un bagnante con cappello di paglia.',
    de: 'Plakat: eine türkisfarbene Bucht mit Ruderboot und Schwimmer zwischen hellen Felsen, auf der flachen Felsplatte Handtuch, Korb und ein Badender mit Strohhut.',
  },
  'exp-bicycle': {
    hr: 'Plakat: dvoje biciklista izlazi iz starog željezničkog tunela prema vijaduktu i gradiću na brijegu.',
    en: 'Poster: two cyclists leave an old railway tunnel towards a stone viaduct and a hill town.',
    it: 'Manifesto: due ciclisti escono da una vecchia galleria ferroviaria verso un viadotto e un borgo sul colle.',
    de: 'Plakat: zwei Radfahrer fahren aus einem Bahntunnel auf ein Viadukt zu, dahinter ein Städtchen.',
  },
  'exp-wine': {
    hr: 'Plakat: vinski podrum s redovima bačava pod svodom, na bačvi boca i dvije čaše, na kraju otvorena vrata u vinograd.',
    en: 'Poster: a vaulted wine cellar with rows of barrels, a bottle and two glasses on one, an open door to the vineyard.',
    it: 'Manifesto: una cantina a volta con file di botti, su una di esse una bottiglia e due calici, in fondo la porta aperta sulla vigna.',
    de: 'Plakat: ein gewölbter Weinkeller mit Fassreihen, auf einem Fass Flasche und zwei Gläser, hinten die offene Tür zum Weinberg.',
  },
  'exp-harvest': {
    hr: 'Plakat: žena nosi sanduk maslina na ramenu kroz drvored maslina, mreže su prostrte, na kraju puta zalazi sunce.',
    en: 'Poster: a woman carries a crate of olives down an alley of olive trees, nets on the ground, the sun setting ahead.',
    it: 'Manifesto: una donna porta in spalla una cassetta di olive fra due filari di olivi, reti a terra, sole al tramonto.',
    de: 'Plakat: eine Frau trägt eine Kiste Oliven durch eine Allee von Ölbäumen, Netze am Boden, vorn geht die Sonne unter.',
  },
  'exp-asparagus': {
    hr: 'Plakat: košara divljih šparoga na suhozidu pod rascvjetanom granom, u polju beračica, u daljini gradić.',
    en: 'Poster: a basket of wild asparagus on a dry-stone wall under blossom, a picker in the field, a hill town beyond.',
    it: 'Manifesto: un cesto di asparagi selvatici su un muro a secco sotto un ramo fiorito, una raccoglitrice, lontano il borgo.',
    de: 'Plakat: ein Korb mit wildem Spargel auf einer Trockenmauer unter einem Blütenzweig, auf dem Feld eine Sammlerin, fern das Städtchen.',
  },
  'news-oil': {
    hr: 'Plakat: mlado maslinovo ulje teče iz preše u kamenu posudu, pokraj nje košara maslina, podrum obasjava zidna svjetiljka.',
    en: 'Poster: new olive oil runs from the press into a stone basin, a basket of olives beside it, the cellar lit by a wall lantern.',
    it: 'Manifesto: l’olio nuovo scorre dal torchio in una vasca di pietra, accanto un cesto di olive, una lanterna illumina la cantina.',
    de: 'Plakat: frisches Olivenöl fließt aus der Presse in ein Steinbecken, daneben ein Korb Oliven, eine Wandlaterne erhellt den Keller.',
  },
  'news-roof': {
    hr: 'Plakat: dva majstora slažu kupe na otvoreni krov, lijevo skela, iza krova zvonik i snježne planine.',
    en: 'Poster: two roofers lay tiles on an open roof, scaffolding on the left, bell tower and snowy mountains behind.',
    it: 'Manifesto: due operai posano i coppi sul tetto aperto, a sinistra il ponteggio, dietro il campanile e monti innevati.',
    de: 'Plakat: zwei Dachdecker legen Ziegel auf das offene Dach, links ein Gerüst, dahinter Glockenturm und Schneeberge.',
  },
  'news-concert': {
    hr: 'Plakat: gudački kvartet svira noću u dvorištu pod murvom i lampionima, slušatelji sjede i stoje u osvijetljenim lukovima kuće.',
    en: 'Poster: a string quartet plays at night in the courtyard under the mulberry and lanterns, listeners sit before it and stand in the lit arches.',
    it: 'Manifesto: un quartetto d’archi suona di notte nella corte sotto il gelso e le lanterne, il pubblico è seduto e sotto gli archi illuminati.',
    de: 'Plakat: ein Streichquartett spielt nachts im Hof unter Maulbeerbaum und Laternen, die Zuhörer sitzen davor und stehen in den erleuchteten Bögen.',
  },
  'news-vintage': {
    hr: 'Plakat: crveni traktor vuče prikolicu punu sanduka grožđa uz vinograd, sprijeda zreo bijeli grozd i žuto lišće.',
    en: 'Poster: a red tractor pulls a trailer of grape crates past the vineyard, a ripe white bunch and yellow leaves in front.',
    it: 'Manifesto: un trattore rosso traina un rimorchio di cassette d’uva lungo la vigna, in primo piano un grappolo bianco e foglie gialle.',
    de: 'Plakat: ein roter Traktor zieht einen Anhänger voller Traubenkisten am Weinberg vorbei, vorn eine reife weiße Traube und gelbes Laub.',
  },
  'news-silk': {
    hr: 'Plakat: čahure i dudovi svilci na lišću murve u pletenoj plitici, svilena nit namata se na drveno vitlo.',
    en: 'Poster: cocoons and silkworms on mulberry leaves in a wicker tray, a silk thread running up to a wooden reel.',
    it: 'Manifesto: bozzoli e bachi su foglie di gelso in un vassoio di vimini, il filo sale a un aspo di legno.',
    de: 'Plakat: Kokons und Seidenraupen auf Maulbeerblättern in einem Korbtablett, ein Seidenfaden läuft zu einer hölzernen Haspel.',
  },
  'news-bura': {
    hr: 'Plakat: bura savija čemprese, šetaču vijori crveni šal, more je puno bijelih kresta, iza gradića snježne planine.',
    en: 'Poster: the bura wind bends cypresses, a walker’s red scarf flies, white crests on the sea, snowy mountains behind the town.',
    it: 'Manifesto: la bora piega i cipressi, al viandante svolazza la sciarpa rossa, il mare è increspato, dietro il borgo monti innevati.',
    de: 'Plakat: die Bora biegt Zypressen, der rote Schal eines Wanderers flattert, Schaumkronen auf dem Meer, hinter dem Städtchen Schneeberge.',
  },
  'night-town': {
    hr: 'Plakat: gradić noću pod punim mjesecom, jedan osvijetljen prozor, na zidu sjedi mačka i gleda prema mjesecu.',
    en: 'Poster: the hill town at night under a full moon, one lit window, a cat on the wall looking at the moon.',
    it: 'Manifesto: il borgo di notte sotto la luna piena, una sola finestra illuminata, sul muro un gatto guarda la luna.',
    de: 'Plakat: das Städtchen bei Nacht unter dem Vollmond, ein erleuchtetes Fenster, auf der Mauer schaut eine Katze zum Mond.',
  },
  'plate-key': {
    hr: 'Grafika: stari kućni ključ obješen o svilenu vrpcu s mašnom.',
    en: 'Engraving: an old house key hanging from a silk ribbon tied in a bow.',
    it: 'Incisione: una vecchia chiave di casa appesa a un nastro di seta con fiocco.',
    de: 'Stich: ein alter Hausschlüssel an einem zur Schleife gebundenen Seidenband.',
  },
  'plate-olive': {
    hr: 'Grafika: rašljasta maslinova grančica s uskim lišćem i šest plodova.',
    en: 'Engraving: a forked olive twig with narrow leaves and six olives.',
    it: 'Incisione: un rametto d’olivo biforcuto con foglie strette e sei olive.',
    de: 'Stich: ein gegabelter Olivenzweig mit schmalen Blättern und sechs Früchten.',
  },
  'plate-grapes': {
    hr: 'Grafika: grozd na trsu s dva nazubljena vinova lista.',
    en: 'Engraving: a bunch of grapes on the vine with two jagged leaves.',
    it: 'Incisione: un grappolo d’uva sul tralcio con due foglie dentellate.',
    de: 'Stich: eine Weintraube an der Rebe mit zwei gezackten Blättern.',
  },
  'plate-hearth': {
    hr: 'Grafika: bakreni kotao na lancu nad vatrom, ispod njega tri cjepanice.',
    en: 'Engraving: a copper pot on a chain over the fire, three logs beneath it.',
    it: 'Incisione: un paiolo di rame appeso alla catena sul fuoco, sotto tre ceppi.',
    de: 'Stich: ein Kupferkessel an der Kette über dem Feuer, darunter drei Holzscheite.',
  },
  'plate-tower': {
    hr: 'Grafika: zvonik nad krovovima gradića, pred njima gradski zid s vratima.',
    en: 'Engraving: a bell tower above the roofs of the town, the town wall with its gate in front.',
    it: 'Incisione: il campanile sopra i tetti del borgo, davanti le mura con la porta.',
    de: 'Stich: ein Glockenturm über den Dächern des Städtchens, davor die Stadtmauer mit dem Tor.',
  },
  'plate-wreath': {
    hr: 'Grafika: vijenac od masline i murve svezan vrpcom, u sredini prazan.',
    en: 'Engraving: a wreath of olive and mulberry tied with a ribbon, empty in the middle.',
    it: 'Incisione: una ghirlanda di olivo e gelso legata da un nastro, vuota al centro.',
    de: 'Stich: ein Kranz aus Oliven- und Maulbeerzweigen, mit einem Band gebunden, in der Mitte leer.',
  },
  'partner-oil-road': {
    hr: 'Znak Uljne ceste: maslina u obliku kapi iznad vijugave ceste.',
    en: 'Mark of Uljna cesta: an olive shaped like a drop above a winding road.',
    it: 'Marchio di Uljna cesta: un’oliva a forma di goccia sopra una strada tortuosa.',
    de: 'Zeichen der Uljna cesta: eine Olive in Tropfenform über einer gewundenen Straße.',
  },
  'partner-hill-towns': {
    hr: 'Znak Gradića na brijegu: zvonik i kućice na obroncima brežuljka.',
    en: 'Mark of Gradići na brijegu: a bell tower and small houses on the brow of a hill.',
    it: 'Marchio di Gradići na brijegu: un campanile e casette sul ciglio di un colle.',
    de: 'Zeichen der Gradići na brijegu: ein Glockenturm und kleine Häuser auf einer Hügelkuppe.',
  },
  'partner-slow-table': {
    hr: 'Znak Sporog stola: vilica i list jedno uz drugo na tanjuru.',
    en: 'Mark of Spori stol: a fork and a leaf side by side on a plate.',
    it: 'Marchio di Spori stol: una forchetta e una foglia fianco a fianco su un piatto.',
    de: 'Zeichen von Spori stol: eine Gabel und ein Blatt nebeneinander auf einem Teller.',
  },
  'partner-heritage': {
    hr: 'Znak Kuća s pričom: ključ u kamenom lučnom portalu.',
    en: 'Mark of Kuće s pričom: a key within an arched stone doorway.',
    it: 'Marchio di Kuće s pričom: una chiave dentro un portale di pietra ad arco.',
    de: 'Zeichen der Kuće s pričom: ein Schlüssel in einem steinernen Türbogen.',
  },
} satisfies Record<string, Localized>;
