import type { Localized } from '~/content/value-schema';

/** Alternative texts of the rooms: what is to be seen, in plain words. */
export const roomsPictures = {
  'classic-suite-wide': {
    hr: 'Mirna soba s kamenim zidom, hrastovim podom, krevetom s maslinastim prekrivačem i prozorom prema dvorištu.',
    en: 'Calm room with a stone wall, oak floor, a bed with an olive throw and a window to the courtyard.',
    it: 'Camera raccolta con parete in pietra, pavimento in rovere, letto con plaid color oliva e finestra sulla corte.',
    de: 'Ruhiges Zimmer mit Steinwand, Eichenboden, Bett mit olivgrünem Überwurf und einem Fenster zum Hof.',
  },
  'classic-suite-bed': {
    hr: 'Bijela lanena posteljina pod mrljom sunca, maslinasti prekrivač i svjetiljka uz zid od lomljenog kamena.',
    en: 'White linen in a patch of sun, an olive throw and a lamp against the rubble stone wall.',
    it: 'Lenzuola di lino bianco in una macchia di sole, plaid color oliva e lampada contro la parete in pietra.',
    de: 'Weißes Leinen im Sonnenfleck, ein olivgrüner Überwurf und eine Lampe vor der Bruchsteinwand.',
  },
  'classic-suite-window': {
    hr: 'Duboki prozor prema dvorištu i murvi, lanene zavjese, vaza s maslinovim grančicama, naslonjač i stolić s knjigama.',
    en: 'Deep window on the courtyard and the mulberry, linen curtains, a vase of olive branches, an armchair and a small table with books.',
    it: 'Finestra profonda sulla corte e sul gelso, tende di lino, vaso con rami d’olivo, poltrona e tavolino con libri.',
    de: 'Tiefes Fenster zum Hof und zum Maulbeerbaum, Leinenvorhänge, eine Vase mit Olivenzweigen, ein Sessel und ein Tischchen mit Büchern.',
  },
  'classic-suite-bath': {
    hr: 'Kupaonica s vapnenom žbukom i podom od vapnenca: tuš bez praga iza poluzida, kameni umivaonik na dasci od hrasta, stolac s ručnicima.',
    en: 'Bathroom with lime plaster and a limestone floor: a walk-in shower behind a partition wall, a stone basin on an oak board, a stool with towels.',
    it: 'Bagno con intonaco a calce e pavimento in pietra calcarea: doccia a filo pavimento dietro un muretto, lavabo di pietra su un piano di rovere, sgabello con asciugamani.',
    de: 'Bad mit Kalkputz und Kalksteinboden: begehbare Dusche hinter einer Trennwand, ein Steinbecken auf einem Eichenbrett, ein Hocker mit Handtüchern.',
  },
  'comfort-room-wide': {
    hr: 'Svijetla soba s obijeljenim kamenom, podom od jasena, krevetom s prekrivačem boje terakote i pisaćim stolom.',
    en: 'Light room with whitewashed stone, an ash floor, a bed with a terracotta throw and a writing desk.',
    it: 'Camera luminosa con pietra imbiancata, pavimento in frassino, letto con plaid color terracotta e scrittoio.',
    de: 'Helles Zimmer mit gekalktem Stein, Eschenboden, Bett mit terrakottafarbenem Überwurf und Schreibtisch.',
  },
  'comfort-room-bed': {
    hr: 'Krevet od jasena s lanenim jastucima i prekrivačem boje terakote, iza njega prozor sa sivoplavim kapcima.',
    en: 'Ash bed with linen pillows and a terracotta throw, behind it a window with grey-blue shutters.',
    it: 'Letto in frassino con cuscini di lino e plaid color terracotta, dietro una finestra con scuri grigio-azzurri.',
    de: 'Eschenbett mit Leinenkissen und terrakottafarbenem Überwurf, dahinter ein Fenster mit graublauen Läden.',
  },
  'comfort-room-window': {
    hr: 'Pisaći stol od jasena pod prozorom s otvorenim kapcima i pogledom na brežuljke, na stolu knjige, papir, svjetiljka i grančice u vazi.',
    en: 'Ash writing desk under a window with open shutters and hills beyond, with books, paper, a lamp and branches in a vase.',
    it: 'Scrittoio in frassino sotto la finestra con gli scuri aperti e le colline sullo sfondo, con libri, carta, lampada e rami in un vaso.',
    de: 'Schreibtisch aus Esche unter dem Fenster mit offenen Läden und Blick auf Hügel, darauf Bücher, Papier, Lampe und Zweige in einer Vase.',
  },
  'tradition-suite-wide': {
    hr: 'Soba s tamnim gredama, podom od terakote, krevetom od orahovine, škrinjom i klupom u dubokoj prozorskoj niši.',
    en: 'Room with dark beams, a terracotta floor, a walnut bed, a chest and a seat in the deep window niche.',
    it: 'Camera con travi scure, pavimento in cotto, letto in noce, cassapanca e sedile nella nicchia della finestra.',
    de: 'Zimmer mit dunklen Balken, Terrakottaboden, Nussbaumbett, Truhe und einem Sitz in der tiefen Fensternische.',
  },
  'tradition-suite-bed': {
    hr: 'Krevet od orahovine sa zaobljenim uzglavljem i prekrivačem boje patlidžana, na zidu tri glazirana tanjura.',
    en: 'Walnut bed with an arched headboard and an aubergine throw, three glazed plates on the wall above.',
    it: 'Letto in noce con testiera arcuata e plaid color melanzana, sulla parete tre piatti smaltati.',
    de: 'Nussbaumbett mit geschwungenem Kopfteil und auberginefarbenem Überwurf, darüber drei glasierte Teller.',
  },
  'tradition-suite-window': {
    hr: 'Klupa s jastucima u prozorskoj niši kamenog zida debelog jedan metar, iza stakla krovovi i zvonik.',
    en: 'Cushioned seat in the window niche of a metre-thick stone wall, roofs and the bell tower beyond the glass.',
    it: 'Sedile con cuscini nella nicchia della finestra, in un muro di pietra spesso un metro, oltre i vetri i tetti e il campanile.',
    de: 'Sitz mit Kissen in der Fensternische einer meterdicken Steinwand, hinter dem Glas Dächer und der Glockenturm.',
  },
  'tradition-suite-bath': {
    hr: 'Kupaonica s podom od terakote: široki tuš iza zida od kamena, drvena rešetka, kameni umivaonik na dasci od orahovine, stolac s ručnicima.',
    en: 'Bathroom with a terracotta floor: a wide rain shower behind a stone wall, a wooden duckboard, a stone basin on a walnut board, a stool with towels.',
    it: 'Bagno con pavimento in cotto: doccia a pioggia dietro un muro di pietra, pedana di legno, lavabo di pietra su un piano di noce, sgabello con asciugamani.',
    de: 'Bad mit Terrakottaboden: breite Regendusche hinter einer Steinmauer, ein Holzrost, ein Steinbecken auf einem Nussbaumbrett, ein Hocker mit Handtüchern.',
  },
  'vintage-suite-wide': {
    hr: 'Soba sa žbukom boje kadulje, krevetom od kovanog željeza i šarenim cementnim pločicama na podu.',
    en: 'Room with sage green plaster, a wrought-iron bedstead and patterned cement tiles on the floor.',
    it: 'Camera con intonaco verde salvia, letto in ferro battuto e cementine decorate sul pavimento.',
    de: 'Zimmer mit salbeigrünem Putz, schmiedeeisernem Bett und gemusterten Zementfliesen auf dem Boden.',
  },
  'vintage-suite-bed': {
    hr: 'Uzglavlje od kovanog željeza s mjedenim kuglama, bijeli jastuci i zagasito ružičast prekrivač na suncu.',
    en: 'Wrought-iron headboard with brass knobs, white pillows and a dusty rose throw in the sun.',
    it: 'Testiera in ferro battuto con pomoli d’ottone, cuscini bianchi e plaid rosa antico al sole.',
    de: 'Schmiedeeisernes Kopfteil mit Messingkugeln, weiße Kissen und ein altrosa Überwurf in der Sonne.',
  },
  'vintage-suite-window': {
    hr: 'Staro ovalno ogledalo u pozlaćenom okviru nad komodom od orahovine, mjedena svjetiljka i vaza s grančicama.',
    en: 'Old oval mirror in a gilt frame above a walnut chest of drawers with a brass lamp and a vase of branches.',
    it: 'Vecchio specchio ovale con cornice dorata sopra un cassettone in noce, lampada d’ottone e vaso con rami.',
    de: 'Alter ovaler Spiegel im Goldrahmen über einer Nussbaumkommode mit Messinglampe und einer Vase mit Zweigen.',
  },
  'vintage-suite-bath': {
    hr: 'Kupaonica sa žbukom boje kadulje: samostojeća kada na mjedenim nogama na šarenim cementnim pločicama, kameni umivaonik na dasci od orahovine i ovalno ogledalo.',
    en: 'Bathroom with sage green plaster: a free-standing bath on brass feet on patterned cement tiles, a stone basin on a walnut board and an oval mirror.',
    it: 'Bagno con intonaco verde salvia: vasca freestanding su piedini d’ottone sulle cementine decorate, lavabo di pietra su un piano di noce e specchio ovale.',
    de: 'Bad mit salbeigrünem Putz: frei stehende Wanne auf Messingfüßen auf gemusterten Zementfliesen, ein Steinbecken auf einem Brett aus Nussbaum und ein ovaler Spiegel.',
  },
  'suite-cavalier-wide': {
    hr: 'Prostrani apartman: kroz kameni luk vidi se krevet pred zidom od oker kamena, sprijeda dnevni dio s tepihom.',
    en: 'Large suite: a bed before an ochre stone wall seen through a stone arch, the living area in front.',
    it: 'Ampia suite: oltre un arco di pietra si vede il letto davanti alla parete ocra, in primo piano il salotto.',
    de: 'Große Suite: durch einen Steinbogen sieht man das Bett vor ockerfarbenem Stein, vorne der Wohnbereich.',
  },
  'suite-cavalier-bed': {
    hr: 'Široki krevet s visokim tapeciranim uzglavljem pred zidom od oker kamena, uz prozor padaju lanene zavjese.',
    en: 'Wide bed with a tall upholstered headboard before an ochre stone wall, linen curtains at the window.',
    it: 'Letto largo con alta testiera imbottita davanti alla parete di pietra ocra, tende di lino alla finestra.',
    de: 'Breites Bett mit hohem Polsterkopfteil vor einer ockerfarbenen Steinwand, Leinenvorhänge am Fenster.',
  },
  'suite-cavalier-window': {
    hr: 'Dnevni dio apartmana: kameni kamin sa složenim cjepanicama, dva naslonjača i sunce na podu od vapnenca.',
    en: 'Living area of the suite: stone fireplace with laid logs, two armchairs and sun on the limestone floor.',
    it: 'Salotto della suite: camino in pietra con la legna pronta, due poltrone e sole sul pavimento in pietra chiara.',
    de: 'Wohnbereich der Suite: Steinkamin mit geschichtetem Holz, zwei Sessel und Sonne auf dem Kalksteinboden.',
  },
  'suite-cavalier-bath': {
    hr: 'Kupaonica apartmana: duboka bijela kada pred zidom od oker kamena na podu od vapnenca, kameni umivaonik na dasci od orahovine, ovalno ogledalo i ručnici.',
    en: 'Bathroom of the suite: a deep white bath before an ochre stone wall on a limestone floor, a stone basin on a walnut board, an oval mirror and towels.',
    it: 'Bagno della suite: una profonda vasca bianca davanti alla parete di pietra ocra, pavimento in pietra calcarea, lavabo di pietra su un piano di noce, specchio ovale e asciugamani.',
    de: 'Bad der Suite: eine tiefe weiße Wanne vor einer ockerfarbenen Steinwand auf Kalksteinboden, ein Steinbecken auf einem Nussbaumbrett, ein ovaler Spiegel und Handtücher.',
  },
} satisfies Record<string, Localized>;
