import type { Localized } from '~/content/value-schema';

/** Alternative texts of the laid tables, the stone bath, the terrace, the door and the window seat. */
export const hotelPictures = {
  'restaurant-table-1': {
    hr: 'Okrugli stol za dvoje pod kamenim svodom, bijeli stolnjak, upaljena svijeća i čaše crnog vina.',
    en: 'Round table for two under the stone vault, with a white cloth, a lit candle and glasses of red wine.',
    it: 'Tavolo rotondo per due sotto la volta in pietra, tovaglia bianca, candela accesa e calici di vino rosso.',
    de: 'Runder Tisch für zwei unter dem Steingewölbe mit weißem Tischtuch, brennender Kerze und Rotweingläsern.',
  },
  'restaurant-table-2': {
    hr: 'Jedno mjesto za stolom odozgo: tanjuri, tamni ubrus, prazna karta jelovnika i maslinova grančica.',
    en: 'One place setting from above: plates, a dark napkin, a blank menu card and an olive twig.',
    it: 'Un coperto visto dall’alto: piatti, tovagliolo scuro, cartoncino del menu in bianco e rametto d’olivo.',
    de: 'Ein Gedeck von oben: Teller, dunkle Serviette, unbeschriebene Menükarte und ein Olivenzweig.',
  },
  'restaurant-table-3': {
    hr: 'Dugačak prostrti stol uz lučne prozore, kasno popodnevno sunce pada preko bijelog stolnjaka.',
    en: 'Long laid table beside the arched windows, late afternoon sun falling across the white cloth.',
    it: 'Lunga tavola apparecchiata accanto alle finestre ad arco, il sole del tardo pomeriggio sulla tovaglia bianca.',
    de: 'Lange gedeckte Tafel an den Bogenfenstern, späte Nachmittagssonne liegt auf dem weißen Tischtuch.',
  },
  'konoba-table-1': {
    hr: 'Goli hrastov stol sa zemljanim vrčem, čašama crnog vina, tanjurom i kariranim ubrusom, iza njega gori ognjište.',
    en: 'Bare oak table with an earthenware jug, tumblers of red wine, a plate and a checked napkin, the hearth glowing behind.',
    it: 'Tavolo di rovere senza tovaglia con brocca di terracotta, bicchieri di vino rosso, un piatto e un tovagliolo a quadri davanti al focolare acceso.',
    de: 'Blanker Eichentisch mit Tonkrug, Rotwein in Bechern, Teller und karierter Serviette, dahinter brennt das Herdfeuer.',
  },
  'konoba-table-2': {
    hr: 'Kutna klupa uz ognjište, hrastov stol s daskom za kruh, a nad vatrom visi bakreni kotlić.',
    en: 'Corner bench by the hearth, an oak table with a bread board, and a copper pot hanging over the fire.',
    it: 'Panca ad angolo accanto al focolare, tavolo di rovere con tagliere e un paiolo di rame sul fuoco.',
    de: 'Eckbank am Herd, ein Eichentisch mit Brotbrett, und über dem Feuer hängt ein Kupferkessel.',
  },
  'wellness-1': {
    hr: 'Mali kameni bazen pod svodom, stepenice vode u zelenu vodu, uz rub gore svjetiljke i leže ručnici.',
    en: 'Small stone pool under a vault, steps leading into green water, lanterns and towels along the edge.',
    it: 'Piccola vasca in pietra sotto la volta, gradini nell’acqua verde, lanterne accese e asciugamani sul bordo.',
    de: 'Kleines Steinbecken unter dem Gewölbe, Stufen führen ins grüne Wasser, am Rand Laternen und Handtücher.',
  },
  'wellness-2': {
    hr: 'Kamena klupa ispred niše sa svijećom: smotani ručnici, maslinov sapun, lovorova grančica i zdjelica ulja.',
    en: 'Stone bench before a niche with a candle: rolled towels, olive-oil soap, a bay twig and a bowl of oil.',
    it: 'Panca di pietra davanti a una nicchia con candela: asciugamani arrotolati, sapone all’olio d’oliva, alloro e una ciotola d’olio.',
    de: 'Steinbank vor einer Nische mit Kerze: gerollte Handtücher, Olivenölseife, ein Lorbeerzweig und eine Schale Öl.',
  },
  'wellness-3': {
    hr: 'Sauna obložena topolovinom: dvije klupe jedna iznad druge, peć s kamenjem iza drvene ograde, kablić s kutlačom, ručnici i prigušeno svjetlo iza letvica.',
    en: 'Sauna lined with poplar: two benches one above the other, a stove with stones behind a wooden guard, a bucket with a ladle, towels and dim light behind slats.',
    it: 'Sauna rivestita di pioppo: due panche una sopra l’altra, la stufa con le pietre dietro una protezione di legno, un secchiello con il mestolo, asciugamani e luce soffusa dietro le stecche.',
    de: 'Mit Pappelholz verkleidete Sauna: zwei Bänke übereinander, ein Ofen mit Steinen hinter einem Holzgitter, ein Kübel mit Kelle, Handtücher und gedämpftes Licht hinter Leisten.',
  },
  'house-terrace': {
    hr: 'Terasa od vapnenca s okruglim stolom i dvije stolice u hladu murve, iza niskog zida dolina i gradić sa zvonikom na brijegu.',
    en: 'Limestone terrace with a round table and two chairs in mulberry shade, beyond the low wall the valley and the hill town with its bell tower.',
    it: 'Terrazza in pietra calcarea con tavolo rotondo e due sedie all’ombra del gelso, oltre il muretto la valle e il borgo con il campanile.',
    de: 'Kalksteinterrasse mit rundem Tisch und zwei Stühlen im Schatten des Maulbeerbaums, hinter der Mauer das Tal und das Städtchen mit dem Glockenturm.',
  },
  'house-door': {
    hr: 'Kameni lučni portal sa starim drvenim vratima, jedno je krilo otvoreno, uz stepenice stoje lonci ružmarina.',
    en: 'Arched stone portal with an old wooden door, one leaf open, pots of rosemary beside the steps.',
    it: 'Portale ad arco in pietra con vecchia porta di legno, un’anta aperta, accanto ai gradini vasi di rosmarino.',
    de: 'Steinernes Bogenportal mit alter Holztür, ein Flügel steht offen, neben den Stufen Töpfe mit Rosmarin.',
  },
  'house-window': {
    hr: 'Duboka prozorska niša s jastucima, otvorenom knjigom i šalicom čaja na suncu, iza stakla krovovi gradića.',
    en: 'Deep window niche with cushions, an open book and a cup of tea in a patch of sun, the roofs of the town beyond the glass.',
    it: 'Profonda nicchia della finestra con cuscini, un libro aperto e una tazza di tè al sole, oltre i vetri i tetti del borgo.',
    de: 'Tiefe Fensternische mit Kissen, einem aufgeschlagenen Buch und einer Tasse Tee in der Sonne, hinter dem Glas die Dächer des Städtchens.',
  },
} satisfies Record<string, Localized>;
