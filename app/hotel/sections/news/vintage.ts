import type { Article } from '~/content/story-schema';
import { picture } from '../../pictures';

export const vintage: Article = {
  id: 'vintage',
  slugs: {
    hr: 'berba-malvazije',
    en: 'picking-the-malvazija',
    it: 'la-vendemmia-della-malvasia',
    de: 'die-malvazija-lese',
  },
  title: {
    hr: 'Tri jutra u vinogradu',
    en: 'Three mornings in the vineyard',
    it: 'Tre mattine in vigna',
    de: 'Drei Vormittage im Weinberg',
  },
  lead: {
    hr: 'Malvazija za konobu obrana je, mošt vrije, a\u00a0jedna bačva već je obećana octu.',
    en: 'The Malvazija for the tavern is picked, the must is fermenting, and one barrel is already promised to vinegar.',
    it: 'La malvasia per la konoba è raccolta, il mosto fermenta, e una botte è già promessa all’aceto.',
    de: 'Der Malvazija für die Konoba ist gelesen, der Most gärt, und ein Fass ist schon dem Essig versprochen.',
  },
  summary: {
    hr: 'Berba malvazije 2026. kod susjeda: kad smo brali, kakvo će biti vino i što se dogodilo sa starom prešom.',
    en: 'The Malvazija vintage of 2026 at our neighbour’s: when we picked, what the wine will be like, and what became of the old press.',
    it: 'La vendemmia 2026 della malvasia dal vicino: quando si è raccolto, come sarà il vino e che fine ha fatto il vecchio torchio.',
    de: 'Die Malvazija-Lese 2026 beim Nachbarn: wann gelesen wurde, wie der Wein wird und was aus der alten Presse wurde.',
  },
  body: {
    hr: `Vino koje se u konobi toči na litre ne radimo sami. Grožđe raste pet kilometara odavde, na bijeloj zemlji, kod susjeda koji zna o vinu više nego što ćemo mi ikada znati. Mi dajemo ruke. Ovo je osma jesen u kojoj Konoba Ladonja za berbe kuha bez pola ekipe.

Brali smo 8., 10. i 12.\u00a0rujna, od šest do jedanaest, prije nego što se grožđe ugrije. Malvazija ima tanku kožicu i na suncu brzo potamni, pa u košaru ide cijeli grozd, škarama, bez gnječenja. Ove je godine zdrava. Rujan je bio suh, noći hladne, peronospore nije bilo. Šećera ima za otprilike trinaest posto alkohola, a kiselina je ostala živa, što se nakon vrućeg ljeta ne događa često.

U devet je marenda. Bruno donosi kruh, rajčice, slane inćune i fritaju od dvadeset jaja, i nitko ne sjeda, jer tko sjedne, više ne ustane. Djeca dobiju posao da love ose u čašu s moštom. Ose obično pobijede.

Mošt se bistri preko noći na petnaest stupnjeva, a zatim vrije tri tjedna. U konobu stiže krajem siječnja, mlad i malo mutan. Tri četvrtine toči se u bokale. Jednu bačvu od 225\u00a0litara uzimamo mi, ostavljamo je otvorenu, pod krpom, i čekamo da postane [ocat](shop).

Gosti nas često pitaju zašto više ne prešamo pod svodom. Preša iz 1924. stajala je ondje gdje su danas stolovi restorana: hrastova greda, željezni vijak, kamena ploča sa žlijebom. Zadnji je put radila 1968. Vijak još stoji u zidu, kraj šestog stola. Okreće se, i poneko ga dijete okrene, ali grožđe pod njega više ne ide.

Teran se bere potkraj mjeseca. On ima debelu kožu i može čekati kišu. Tko želi vidjeti podrum dok vrije i čuti kako bačve rade, neka se javi: obilazak traje dva sata, a naći ćete ga među našim [doživljajima](experiences).`,
    en: `The wine that the tavern pours by the litre is not of our own making. The grapes grow five kilometres from here, on white soil, at a neighbour’s who knows more about wine than we ever shall. We lend hands. This is the eighth autumn in which Konoba Ladonja has cooked with half its team missing.

We picked on 8, 10 and 12\u00a0September, from six until eleven, before the grapes grow warm. Malvazija has a thin skin and darkens quickly in the sun, so whole bunches go into the basket, cut with shears and never squeezed. This year the fruit is sound. September was dry, the nights were cool, and there was no mildew. There is sugar for about thirteen per cent of alcohol, and the acidity has stayed lively, which does not often happen after a hot summer.

At nine there is marenda, the meal between breakfast and lunch. Bruno brings bread, tomatoes, salted anchovies and an omelette of twenty eggs, and nobody sits down, because whoever sits does not get up again. The children are given the task of catching wasps in a glass of must. The wasps usually win.

The must clears overnight at fifteen degrees and then ferments for three weeks. It reaches the tavern at the end of January, young and slightly cloudy. Three quarters are poured into jugs. One barrel of 225\u00a0litres comes to us; we leave it open under a cloth and wait for it to turn into [vinegar](shop).

Guests often ask why we no longer press under the vault. The press of 1924 stood where the restaurant’s tables are today: an oak beam, an iron screw, a stone slab with a channel. It last worked in 1968. The screw is still in the wall, by table six. It turns, and now and then a child turns it, but no grapes go under it any more.

The Teran is picked at the end of the month. It has a thick skin and can wait for the rain. If you would like to see the cellar during fermentation and hear the barrels at work, let us know: the visit takes two hours, and you will find it among our [experiences](experiences).`,
    it: `Il vino che la konoba serve a litri non lo facciamo noi. L’uva cresce a cinque chilometri da qui, su terra bianca, da un vicino che di vino sa più di quanto noi sapremo mai. Noi prestiamo le braccia. È l’ottavo autunno in cui la Konoba Ladonja cucina con metà della squadra altrove.

Abbiamo raccolto l’8, il 10 e il 12\u00a0settembre, dalle sei alle undici, prima che l’uva si scaldasse. La malvasia ha la buccia sottile e al sole scurisce in fretta: nel cesto va il grappolo intero, tagliato con le forbici, senza schiacciarlo. Quest’anno è sana. Settembre è stato asciutto, le notti fresche, niente peronospora. Lo zucchero basta per circa tredici gradi e l’acidità è rimasta viva, cosa che dopo un’estate calda non succede spesso.

Alle nove c’è la marenda, lo spuntino di metà mattina. Bruno porta pane, pomodori, acciughe sotto sale e una frittata di venti uova, e nessuno si siede, perché chi si siede non si rialza più. Ai bambini tocca catturare le vespe in un bicchiere di mosto. Di solito vincono le vespe.

Il mosto decanta per una notte a quindici gradi e poi fermenta tre settimane. In konoba arriva a fine gennaio, giovane e un po’ torbido. Tre quarti finiscono nelle brocche. Una botte da 225\u00a0litri la prendiamo noi: la lasciamo aperta, sotto un panno, e aspettiamo che diventi [aceto](shop).

Gli ospiti chiedono spesso perché non si torchia più sotto la volta. Il torchio del 1924 stava dove oggi sono i tavoli del ristorante: una trave di rovere, una vite di ferro, una lastra di pietra con la canaletta. Ha lavorato l’ultima volta nel 1968. La vite è ancora nel muro, accanto al tavolo sei. Gira, e ogni tanto un bambino la gira, ma uva sotto non ne va più.

Il terrano si raccoglie a fine mese. Ha la buccia spessa e può aspettare la pioggia. Chi vuole vedere la cantina in fermentazione e sentire le botti al lavoro ci scriva: la visita dura due ore ed è tra le nostre [esperienze](experiences).`,
    de: `Den Wein, den die Konoba literweise ausschenkt, machen wir nicht selbst. Die Trauben wachsen fünf Kilometer von hier auf weißer Erde, bei einem Nachbarn, der vom Wein mehr versteht, als wir je verstehen werden. Wir leihen ihm unsere Hände. Es ist der achte Herbst, in dem die Konoba Ladonja mit halbem Team kocht.

Gelesen haben wir am 8., 10. und 12.\u00a0September, von sechs bis elf, bevor die Trauben warm werden. Malvazija hat eine dünne Schale und wird in der Sonne schnell dunkel, deshalb kommt die ganze Traube in den Korb, mit der Schere geschnitten und nicht gedrückt. Dieses Jahr ist sie gesund. Der September war trocken, die Nächte kühl, Mehltau gab es keinen. Der Zucker reicht für rund dreizehn Prozent Alkohol, und die Säure ist lebendig geblieben, was nach einem heißen Sommer nicht oft vorkommt.

Um neun gibt es Marenda, die Mahlzeit zwischen Frühstück und Mittag. Bruno bringt Brot, Tomaten, Salzsardellen und ein Omelett aus zwanzig Eiern, und niemand setzt sich, denn wer sitzt, steht nicht mehr auf. Die Kinder sollen mit einem Glas Most Wespen fangen. Meist gewinnen die Wespen.

Der Most klärt sich über Nacht bei fünfzehn Grad und gärt dann drei Wochen. In die Konoba kommt er Ende Januar, jung und ein wenig trüb. Drei Viertel werden in Krüge gefüllt. Ein Fass mit 225\u00a0Litern nehmen wir; es bleibt offen, unter einem Tuch, bis daraus [Essig](shop) geworden ist.

Gäste fragen oft, warum unter dem Gewölbe nicht mehr gepresst wird. Die Presse von 1924 stand dort, wo heute die Tische des Restaurants stehen: ein Eichenbalken, eine eiserne Spindel, eine Steinplatte mit Rinne. Zuletzt lief sie 1968. Die Spindel steckt noch in der Wand, neben Tisch sechs. Sie lässt sich drehen, und manchmal dreht ein Kind daran, aber Trauben kommen nicht mehr darunter.

Der Teran wird Ende des Monats gelesen. Er hat eine dicke Schale und kann den Regen abwarten. Wer den Keller während der Gärung sehen und die Fässer arbeiten hören möchte, meldet sich: Der Besuch dauert zwei Stunden und ist bei unseren [Erlebnissen](experiences) zu finden.`,
  },
  date: '2026-09-18',
  image: picture('news-vintage'),
  related: ['oil', 'concert'],
};
