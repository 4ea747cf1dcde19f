import type { Article } from '~/content/story-schema';
import { picture } from '../../pictures';

export const oil: Article = {
  id: 'oil',
  slugs: {
    hr: 'prvo-ulje-godine',
    en: 'first-oil-of-the-year',
    it: 'il-primo-olio-dell-anno',
    de: 'das-erste-oel-des-jahres',
  },
  title: {
    hr: 'Prvo ulje godine',
    en: 'The first oil of the year',
    it: 'Il primo olio dell’anno',
    de: 'Das erste Öl des Jahres',
  },
  lead: {
    hr: 'Leccino je samljeven, zelen je i\u00a0mutan i\u00a0peče u\u00a0grlu tri gutljaja dugo. Tako treba.',
    en: 'The Leccino is milled. It is green and cloudy and burns the throat for three sips. It is meant to.',
    it: 'Il Leccino è franto: l’olio è verde e\u00a0torbido, e per tre sorsi pizzica in gola. È giusto così.',
    de: 'Die Leccino-Oliven sind gemahlen. Das Öl ist grün, trüb und brennt drei Schlucke lang im Hals. So soll es sein.',
  },
  summary: {
    hr: 'Kako je prošla berba leccina 2026., koliko smo ulja dobili i gdje se novo ulje može kušati.',
    en: 'How the Leccino harvest of 2026 went, how much oil it gave and where the new oil can be tasted.',
    it: 'Com’è andata la raccolta del Leccino 2026, quanto olio ha dato e dove si può assaggiare.',
    de: 'Wie die Leccino-Ernte 2026 verlief, wie viel Öl sie gab und wo man das neue Öl kosten kann.',
  },
  body: {
    hr: `Počeli smo 14.\u00a0listopada, u srijedu, kad je plod na južnim redovima dobio prve ljubičaste pjege. Leccino uvijek ide prvi: dvjesto šezdeset stabala, devet ljudi, grabljice, mreže i plitke kašete u koje stane petnaest kilograma. Dublje ne uzimamo, jer se donje masline pod teretom zgnječe i ugriju prije mlina.

Beremo od osam do pola pet. U pet kombi kreće u uljaru, a oko devet navečer Marta javlja koliko je ulja dobila. Ove godine trinaest litara na sto kilograma, litru manje nego lani. Srpanj je bio suh, a dvije kiše u rujnu došle su prekasno da bi plod nadoknadio. Zato je okus gušći: u mladom ulju više je badema nego jabuke.

Melje se ispod 27\u00a0°C i pritom se ništa ne dodaje. Ulje izlazi u mlazu debelom kao olovka i prvi sat miriše na pokošenu livadu. U podrumu smo ga pretočili u čelične posude, a posude napunili do vrha, da zrak ne ostane nad uljem. Sada se bistri. U siječnju ćemo ga odvojiti od taloga, a tek onda puniti u boce.

Zašto onda peče? U svježem ulju ima najviše polifenola, a oni draže grlo na istom mjestu na kojem osjetimo papar. S mjesecima se to smiri. Tko voli ulje koje se bori, neka dođe sada; tko traži mekše, neka pričeka veljaču.

Do 15.\u00a0studenoga kušamo ga svaki dan u 17\u00a0sati u [oleoteci](oleotheque), po dogovoru, uz tri lanjska ulja za usporedbu. Zatim zatvaramo zbog krova. Ostale sorte tek slijede: rosulju smo uzeli oko Svih svetih, u dva dana, a bianchera će visjeti još desetak dana. Nju beremo posljednju, u rukavicama.

U restoranu je novo ulje već na stolu. Nives ga ne kuha. Kapa ga na krumpir pečen u žaru i na komad mladog sira, a kruh reže deblje nego inače.`,
    en: `We began on Wednesday 14\u00a0October, when the olives on the southern rows showed their first purple specks. Leccino always goes first: two hundred and sixty trees, nine people, hand rakes, nets and shallow crates that take fifteen kilos. We do not use deeper ones, because the fruit at the bottom is crushed and grows warm before it reaches the mill.

We pick from eight until half past four. At five the van leaves for the mill, and at about nine in the evening Marta rings to say how much oil there is. This year it was thirteen litres from a hundred kilos, one litre less than last year. July was dry, and two spells of rain in September came too late for the fruit to catch up. The taste is the denser for it: more almond than apple while the oil is young.

The olives are milled below 27\u00a0°C and nothing is added. The oil comes out in a stream as thick as a pencil and smells of a mown meadow for the first hour. In the cellar we poured it into steel tanks and filled them to the brim, so that no air stays above it. Now it is clearing. In January we draw it off the sediment, and only then do we bottle it.

So why does it burn? Fresh oil holds the most polyphenols, and these prick the throat in the spot where we feel pepper. With the months that settles. If you like an oil that fights back, now is the time; if you want it softer, wait until February.

Until 15\u00a0November we taste it every day at 17:00 in the [oleotheque](oleotheque), by arrangement, beside three of last year’s oils. Then we close for the roof. The other varieties follow: we brought in the Rosulja around All Saints’, in two days, and the Bianchera will hang for another ten. That one we pick last, in gloves.

In the restaurant the new oil is on the table already. Nives does not cook with it. She drips it on potatoes baked in the embers and on a piece of young cheese, and cuts the bread thicker than usual.`,
    it: `Abbiamo cominciato mercoledì 14\u00a0ottobre, quando le olive dei filari a sud hanno mostrato le prime macchie viola. Il Leccino va sempre per primo: duecentosessanta piante, nove persone, rastrelli a mano, reti e cassette basse da quindici chili. Più alte non le usiamo, perché le olive in fondo si schiacciano e si scaldano prima di arrivare al frantoio.

Si raccoglie dalle otto alle quattro e mezza. Alle cinque il furgone parte per il frantoio e verso le nove di sera Marta telefona per dire quanto ne è uscito. Quest’anno tredici litri per quintale, uno in meno dell’anno scorso. Luglio è stato asciutto, e due piogge a settembre sono arrivate troppo tardi perché il frutto recuperasse. Il sapore ne è uscito più denso: nell’olio giovane c’è più mandorla che mela.

Si frange sotto i 27\u00a0°C e non si aggiunge nulla. L’olio esce in un filo grosso come una matita e per la prima ora profuma di prato appena falciato. In cantina lo abbiamo travasato in contenitori d’acciaio, riempiti fino all’orlo, così che sopra non resti aria. Ora decanta. A gennaio lo separeremo dal fondo, e solo allora si imbottiglia.

Perché pizzica? L’olio fresco è il più ricco di polifenoli, che pungono la gola nello stesso punto in cui si sente il pepe. Con i mesi si calma. Chi ama un olio che si fa sentire venga adesso; chi lo vuole più morbido aspetti febbraio.

Fino al 15\u00a0novembre lo si assaggia ogni giorno alle 17 in [oleoteca](oleotheque), su appuntamento, accanto a tre oli dell’annata passata. Poi chiudiamo per il tetto. Le altre varietà seguono: la Rosulja l’abbiamo presa intorno a Ognissanti, in due giorni, mentre la Bianchera resterà sui rami ancora una decina di giorni. È l’ultima, e si raccoglie con i guanti.

Al ristorante l’olio nuovo è già in tavola. Nives non ci cuoce nulla: lo fa colare sulle patate cotte nella brace e su un pezzo di formaggio fresco, e taglia il pane più spesso del solito.`,
    de: `Angefangen haben wir am Mittwoch, dem 14.\u00a0Oktober, als die Oliven in den südlichen Reihen die ersten violetten Flecken zeigten. Die Leccino ist immer die erste: zweihundertsechzig Bäume, neun Leute, Handrechen, Netze und flache Kisten für fünfzehn Kilo. Tiefere nehmen wir nicht, weil die unteren Oliven zerdrückt und warm werden, bevor sie in der Mühle sind.

Geerntet wird von acht bis halb fünf. Um fünf fährt der Kleinbus zur Mühle, und gegen neun am Abend ruft Marta an und sagt, wie viel geflossen ist. Dieses Jahr waren es dreizehn Liter aus hundert Kilo, einer weniger als im Vorjahr. Der Juli war trocken, und zwei Regentage im September kamen zu spät, als dass die Früchte aufgeholt hätten. Dafür ist der Geschmack dichter: Im jungen Öl steckt mehr Mandel als Apfel.

Gemahlen wird unter 27\u00a0°C, zugesetzt wird nichts. Das Öl läuft in einem bleistiftdicken Strahl und riecht die erste Stunde nach gemähter Wiese. Im Keller haben wir es in Stahltanks umgefüllt, randvoll, damit keine Luft darüber steht. Jetzt klärt es sich. Im Januar ziehen wir es vom Bodensatz ab, und erst dann kommt es in Flaschen.

Warum also brennt es? Frisches Öl enthält die meisten Polyphenole, und die reizen den Hals genau dort, wo wir Pfeffer spüren. Mit den Monaten legt sich das. Wer ein Öl mag, das sich wehrt, kommt jetzt; wer es weicher möchte, wartet bis Februar.

Bis zum 15.\u00a0November verkosten wir es täglich um 17\u00a0Uhr in der [Oleothek](oleotheque), nach Vereinbarung und neben drei Ölen des Vorjahrs. Danach schließen wir wegen des Dachs. Die übrigen Sorten folgen: Die Rosulja haben wir um Allerheiligen an zwei Tagen geholt, die Bianchera hängt noch gut zehn Tage. Sie kommt zuletzt, und gepflückt wird sie mit Handschuhen.

Im Restaurant steht das neue Öl schon auf dem Tisch. Nives kocht nicht damit. Sie lässt es auf Kartoffeln aus der Glut und auf ein Stück jungen Käse tropfen und schneidet das Brot dicker als sonst.`,
  },
  date: '2026-11-06',
  image: picture('news-oil'),
  related: ['roof', 'vintage'],
};
