import type { Article } from '~/content/story-schema';
import { picture } from '../../pictures';

export const concert: Article = {
  id: 'concert',
  slugs: {
    hr: 'koncert-u-dvoristu',
    en: 'a-concert-in-the-courtyard',
    it: 'un-concerto-nella-corte',
    de: 'ein-konzert-im-hof',
  },
  title: {
    hr: 'Koncert pod murvom',
    en: 'A concert under the mulberry',
    it: 'Un concerto sotto il gelso',
    de: 'Ein Konzert unter dem Maulbeerbaum',
  },
  lead: {
    hr: 'Osamdeset stolica, četvero svirača, jedno zvono koje nije čekalo. Zapis s\u00a0večeri u dvorištu.',
    en: 'Eighty chairs, four players, one bell that would not wait. Notes from an evening in the courtyard.',
    it: 'Ottanta sedie, quattro musicisti, una campana che non ha aspettato. Appunti di una sera nella corte.',
    de: 'Achtzig Stühle, vier Musiker, eine Glocke, die nicht warten wollte. Notizen von einem Abend im Hof.',
  },
  summary: {
    hr: 'Ljetni koncert u dvorištu kuće 22.\u00a0srpnja 2026.: što se sviralo, zašto su note držale štipaljke i kad je idući.',
    en: 'The summer concert in our courtyard on 22\u00a0July 2026: what was played, why clothes pegs held the music, and when the next one is.',
    it: 'Il concerto d’estate nella nostra corte, 22\u00a0luglio 2026: che cosa si è suonato, a che servivano le mollette, quando sarà il prossimo.',
    de: 'Das Sommerkonzert in unserem Hof am 22.\u00a0Juli 2026: was gespielt wurde, wozu die Wäscheklammern dienten, wann das nächste ist.',
  },
  body: {
    hr: `U srijedu smo iz dvorišta iznijeli stolove i unijeli osamdeset stolica. Dvadeset je naših, trideset posudila je župa, ostale su došle iz kuća oko trga, pa se tijekom večeri sjedilo na tapeciranom, na pletenom i na klupi iz čekaonice bivšeg kolodvora. Ulaz je bio slobodan. Tko je htio, ubacio je nešto u šešir za krov zvonika.

Prije devet svira se samo ono što podnosi laste. Zato je počelo dvojnicama i dvjema starim plesnim pjesmama u istarskoj ljestvici, koja uhu iz grada prvih pet minuta zvuči krivo, a poslije više ne. Onda su sjele dvije violine, viola i violončelo, i do mraka se sviralo osamnaesto stoljeće, ono vrijeme kad je murva posađena.

U devet je zvono svetog Antuna odzvonilo devet puta. Zvonik je visok dvadeset šest metara i od dvorišta udaljen koliko i pošta, a u polaganom stavku to nije mala stvar. Svirači su spustili gudala, pričekali i nastavili od istog takta. Publika je pljeskala zvonu.

Najviše smo se bojali vjetra. Popodnevni maestral u dvorište pada preko zida i okreće se oko debla, pa je na prvoj probi odnio tri stranice viole. Nives je iz kuhinje donijela drvene štipaljke, one kojima se zatvaraju vrećice brašna, i note su do kraja ostale na mjestu. Od danas ih imamo dvadeset više.

Zidovi debeli metar čine dvorište boljom dvoranom nego što izgleda. Zvuk ostaje unutra, a kamen ga vraća tek toliko da se čuje i u zadnjem redu, pod balkonom. Najbolje mjesto, rekli su nam, nije ispred svirača, nego na trećoj stepenici prema sobama.

Poslije su se stolovi vratili, a konoba je do ponoći nosila sipe i hladnu malvaziju. Idući je koncert 21.\u00a0srpnja 2027., opet u srijedu, opet bez ulaznica. Gosti koji tada kod nas spavaju prozore mogu ostaviti otvorene. Tko želi spavati ranije, neka nam kaže: sobe prema [vinogradima](rooms) glazbu jedva čuju.`,
    en: `On Wednesday we carried the tables out of the courtyard and eighty chairs in. Twenty are ours, thirty were lent by the parish, and the rest came from the houses around the square, so that people sat on velvet, on straw and on a bench from the waiting room of the old railway station. Admission was free. Those who wished put something in the hat for the roof of the bell tower.

Before nine you can only play what stands up to swallows. So it began with a double flute and two old dance tunes in the Istrian scale, which to an ear from the city sounds wrong for five minutes and never again. Then two violins, a viola and a cello sat down, and until dark they played the eighteenth century, the years in which the mulberry was planted.

At nine the bell of St Anthony struck nine times. The tower is twenty-six metres high and no further from the courtyard than the post office, and in a slow movement that is no small matter. The players lowered their bows, waited, and went on from the same bar. The audience applauded the bell.

What we feared most was the wind. The afternoon breeze drops into the courtyard over the wall and turns around the trunk, and at the first rehearsal it took three pages of the viola part. Nives brought wooden clothes pegs from the kitchen, the ones that close bags of flour, and the music stayed where it was to the end. We have bought twenty more.

Walls a metre thick make the courtyard a better hall than it looks. The sound stays inside, and the stone gives back just enough of it for the last row, under the balcony. The best place, we were told, is not in front of the players but on the third step of the stairs to the rooms.

Afterwards the tables came back, and until midnight the tavern sent out cuttlefish and cold Malvazija. The next concert is on 21\u00a0July 2027, on a Wednesday again and without tickets again. Guests who sleep here that night may leave their windows open. If you would rather turn in early, tell us: the [rooms](rooms) towards the vineyards hardly hear the music.`,
    it: `Mercoledì abbiamo portato fuori i tavoli dalla corte e dentro ottanta sedie. Venti sono nostre, trenta le ha prestate la parrocchia, le altre sono arrivate dalle case intorno alla piazza: così si è seduti sul velluto, sulla paglia e su una panca della sala d’aspetto della vecchia stazione. L’ingresso era libero. Chi voleva metteva qualcosa nel cappello, per il tetto del campanile.

Prima delle nove si può suonare solo ciò che regge il confronto con le rondini. Perciò si è cominciato con un flauto doppio e due vecchi balli nella scala istriana, che a un orecchio di città suona storta per cinque minuti e poi mai più. Dopo si sono seduti due violini, una viola e un violoncello, e fino al buio si è suonato il Settecento, gli anni in cui fu piantato il gelso.

Alle nove la campana di Sant’Antonio ha battuto nove colpi. Il campanile è alto ventisei metri e dista dalla corte quanto l’ufficio postale, e in un adagio non è cosa da poco. I musicisti hanno abbassato gli archi, aspettato e ripreso dalla stessa battuta. Il pubblico ha applaudito la campana.

Ciò che temevamo di più era il vento. Il maestrale del pomeriggio scende nella corte dal muro e gira attorno al tronco: alla prima prova si è portato via tre pagine della viola. Nives ha preso in cucina le mollette di legno, quelle che chiudono i sacchetti di farina, e gli spartiti sono rimasti al loro posto fino alla fine. Ne abbiamo comprate altre venti.

I muri spessi un metro fanno della corte una sala migliore di quanto sembri. Il suono resta dentro, e la pietra ne restituisce quanto basta perché arrivi all’ultima fila, sotto il balcone. Il posto migliore, ci hanno detto, non è davanti ai musicisti ma sul terzo gradino della scala che porta alle camere.

Poi i tavoli sono tornati, e fino a mezzanotte la konoba ha servito seppie e malvasia fresca. Il prossimo concerto è il 21\u00a0luglio 2027, di nuovo un mercoledì e di nuovo senza biglietto. Chi quella notte dorme da noi può lasciare le finestre aperte. Chi preferisce addormentarsi presto ce lo dica: le [camere](rooms) verso i vigneti la musica quasi non la sentono.`,
    de: `Am Mittwoch haben wir die Tische aus dem Hof und achtzig Stühle hineingetragen. Zwanzig gehören uns, dreißig hat die Pfarrei geliehen, der Rest kam aus den Häusern am Platz, und so saß man auf Samt, auf Stroh und auf einer Bank aus dem Wartesaal des alten Bahnhofs. Der Eintritt war frei. Wer wollte, warf etwas in den Hut für das Dach des Glockenturms.

Vor neun lässt sich nur spielen, was gegen Schwalben ankommt. Deshalb begann es mit einer Doppelflöte und zwei alten Tänzen in der istrischen Tonleiter, die für ein Ohr aus der Stadt fünf Minuten lang falsch klingt und danach nie wieder. Dann setzten sich zwei Geigen, eine Bratsche und ein Cello, und bis zur Dunkelheit wurde 18. Jahrhundert gespielt, die Zeit, in der der Maulbeerbaum gepflanzt wurde.

Um neun schlug die Glocke von St. Antonius neunmal. Der Turm ist sechsundzwanzig Meter hoch und vom Hof nicht weiter entfernt als die Post, und in einem langsamen Satz ist das keine Kleinigkeit. Die Musiker ließen die Bögen sinken, warteten und spielten vom selben Takt an weiter. Das Publikum applaudierte der Glocke.

Am meisten fürchteten wir den Wind. Der Nachmittagswind fällt über die Mauer in den Hof und dreht sich um den Stamm; bei der ersten Probe nahm er drei Seiten der Bratschenstimme mit. Nives holte aus der Küche hölzerne Wäscheklammern, mit denen sonst die Mehltüten verschlossen werden, und die Noten blieben bis zum Schluss an ihrem Platz. Inzwischen haben wir zwanzig weitere gekauft.

Meterdicke Mauern machen den Hof zu einem besseren Saal, als man ihm ansieht. Der Klang bleibt drinnen, und der Stein gibt gerade so viel zurück, dass er die letzte Reihe unter dem Balkon erreicht. Der beste Platz, sagte man uns, ist nicht vor den Musikern, sondern auf der dritten Stufe der Treppe zu den Zimmern.

Danach kamen die Tische zurück, und bis Mitternacht brachte die Konoba Tintenfisch und kühlen Malvazija. Das nächste Konzert ist am 21.\u00a0Juli 2027, wieder an einem Mittwoch und wieder ohne Karten. Wer dann bei uns schläft, kann die Fenster offen lassen. Wer lieber früh schläft, sagt es uns: In den [Zimmern](rooms) zu den Weinbergen hört man die Musik kaum.`,
  },
  date: '2026-07-24',
  image: picture('news-concert'),
  related: ['silk', 'vintage'],
  event: {
    name: {
      hr: 'Ljetni koncert pod murvom',
      en: 'Summer concert under the mulberry',
      it: 'Concerto d’estate sotto il gelso',
      de: 'Sommerkonzert unter dem Maulbeerbaum',
    },
    lead: {
      hr: 'Dvije violine, viola i violončelo pod stablom. Stolica ima osamdeset, karata nema; tko dođe ranije, bira mjesto.',
      en: 'Two violins, a viola and a cello under the tree. There are eighty chairs and no tickets; those who come early choose their seats.',
      it: 'Due violini, una viola e un violoncello sotto l’albero. Le sedie sono ottanta, i biglietti non servono; chi arriva presto sceglie il posto.',
      de: 'Zwei Geigen, eine Bratsche und ein Cello unter dem Baum. Stühle gibt es achtzig, Karten keine; wer früh kommt, hat die Wahl.',
    },
    day: '2027-07-21',
    starts: '20:15',
    ends: '22:00',
    place: {
      hr: 'Dvorište kuće',
      en: 'The courtyard of the house',
      it: 'La corte della casa',
      de: 'Der Hof des Hauses',
    },
  },
  updated: '2026-11-21',
};
