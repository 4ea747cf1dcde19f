import type { Article } from '~/content/story-schema';
import { picture } from '../../pictures';

export const bura: Article = {
  id: 'bura',
  slugs: {
    hr: 'sto-radi-bura',
    en: 'what-the-bura-does',
    it: 'che-cosa-fa-la-bora',
    de: 'was-die-bora-tut',
  },
  title: {
    hr: 'Što radi bura',
    en: 'What the bura does',
    it: 'Che cosa fa la bora',
    de: 'Was die Bora tut',
  },
  lead: {
    hr: 'Puhala je tri dana, s udarima do 96\u00a0kilometara na sat. Kratak popis onoga što je ostavila.',
    en: 'It blew for three days, with gusts of up to 96\u00a0kilometres an hour. A short list of what it left behind.',
    it: 'Ha soffiato tre giorni, con raffiche fino a 96\u00a0chilometri orari. Breve elenco di ciò che ha lasciato.',
    de: 'Sie wehte drei Tage, mit Böen bis 96\u00a0Kilometer in der Stunde. Eine kurze Liste dessen, was sie hinterließ.',
  },
  summary: {
    hr: 'Bura u veljači 2026.: što čini kamenoj kući na brijegu, pršutu, maslinama i pogledu na more.',
    en: 'The bura of February 2026: what it does to a stone house on a hill, to pršut, to olive trees and to the view of the sea.',
    it: 'La bora del febbraio 2026: che cosa fa a una casa di pietra sul colle, al prosciutto, agli olivi e alla vista sul mare.',
    de: 'Die Bora im Februar 2026: was sie mit einem Steinhaus auf dem Hügel, mit Schinken, Ölbäumen und dem Blick zum Meer macht.',
  },
  body: {
    hr: `Najavi se dan ranije. Nad Učkom se pojavi bijela kapa, dim iz konobe legne prema zapadu, a stari ljudi na trgu okrenu se na klupi leđima sjeveroistoku. U subotu u četiri popodne sve je još bilo mirno. U četiri i deset vjetar je zatvorio troja vrata odjednom.

Kažu da bura traje neparan broj dana. Ova je trajala tri. Na terasi smo izmjerili 96\u00a0kilometara na sat, a onda je anemometar odletio, pa za ostatak nemamo podatka. Temperatura je s devet stupnjeva pala na minus jedan, a u kući se nije promijenila: zid debeo metar za tri dana ne stigne ni primijetiti. Prozori prema sjeveru mali su upravo zato. Tko ih je gradio, sjeverne je sobe namijenio bačvama.

Što je odnijela: jedanaest kupa sa sjevernog krova, dvije stolice, natpis ispred konobe i sve rublje s konopa. Rublje smo našli na maslinama. Kupe smo vratili u utorak, po tko zna koji put, i dogovorili se da sljedeće zime taj krov napravimo kako treba.

Što je donijela: zrak. Suh je, hladan i tako čist da se s terase u ponedjeljak ujutro vidjelo more, dvanaest brodova na sidru i, preko zaljeva, snijeg na Dolomitima. Takav se pogled dobije desetak puta godišnje. Gosti iz Bavarske brojali su vrhove i našli jedan na kojem su bili.

Pršut u potkrovlju konobe čeka upravo to. Soljen je u prosincu i treba mu hladan propuh bez vlage; bura u tri dana napravi ono za što bi jugo trebalo mjesec, ako bi uopće uspjelo. Ni maslinama ne smeta. Stabla su orezana nisko i otvoreno, vjetar kroz njih prođe, a muha koja je prezimila u travi ne prođe dobro.

Navečer je tih dana restoran pun, jer nitko ne ide dalje od vrata. U konobi je ognjište gorjelo od podneva: dimnjak pri buri vuče tako da se drva troši dvostruko. Kuhala se maneštra s kukuruzom, a kruh je bio na stolu prije nego što gost skine kapu.

Ako vas bura zatekne kod nas, parkirajte bliže zidu, a kapu zavežite. Ostalo je dobro. Spava se, kažu svi, kao nigdje.`,
    en: `It gives a day’s notice. A white cap forms on Mount Učka, the smoke of the tavern lies down towards the west, and the old men on the square turn their backs to the north-east. At four on Saturday afternoon all was still. At ten past four the wind shut three doors at once.

They say the bura lasts an odd number of days. This one lasted three. On the terrace we measured 96\u00a0kilometres an hour, and then the gauge flew off, so for the rest we have no figures. Outside it fell from nine degrees to minus one; inside nothing changed, because in three days a wall a metre thick does not even notice. The windows to the north are small for that very reason. Whoever built them kept the north rooms for barrels.

What it took: eleven tiles from the north roof, two chairs, the board in front of the tavern and all the washing on the line. We found the washing in the olive trees. The tiles went back on Tuesday, for the umpteenth time, and we agreed to do that roof properly next winter.

What it brought: air. It is dry, cold and so clear that on Monday morning you could see from the terrace the sea, twelve ships at anchor and, across the gulf, snow on the Dolomites. There are about ten such views in a year. Guests from Bavaria counted the peaks and found one they had stood on.

The pršut in the tavern’s loft waits for just this. It is salted in December and needs a cold draught without damp; the bura does in three days what the south wind would need a month for, if it managed at all. The olive trees do not mind either. They are pruned low and open, the wind goes through, and the fly that wintered in the grass fares badly.

On such evenings the restaurant is full, since nobody goes further than the door. In the tavern the hearth was lit from noon: in a bura the chimney draws so hard that it burns twice the wood. There was bean soup with sweetcorn, and the bread was on the table before you had your hat off.

If the bura catches you here, park close to the wall and tie your hat on. All else is well. Everyone says they have never slept better.`,
    it: `Si annuncia il giorno prima. Sul Monte Maggiore compare un cappello bianco, il fumo della konoba si piega verso ovest e i vecchi in piazza, sulla panca, voltano le spalle al nord-est. Sabato alle quattro del pomeriggio era ancora tutto fermo. Alle quattro e dieci il vento ha chiuso tre porte insieme.

Dicono che la bora duri un numero dispari di giorni. Questa ne ha fatti tre. In terrazza abbiamo misurato 96\u00a0chilometri orari, poi l’anemometro è volato via e del resto non abbiamo dati. Fuori si è passati da nove gradi a meno uno; dentro non è cambiato nulla, perché un muro spesso un metro in tre giorni nemmeno se ne accorge. Le finestre a nord sono piccole proprio per questo. Chi le fece destinò le stanze a nord alle botti.

Che cosa ha preso: undici coppi dal tetto a nord, due sedie, l’insegna davanti alla konoba e tutto il bucato steso. Il bucato l’abbiamo ritrovato sugli olivi. I coppi li abbiamo rimessi martedì, per l’ennesima volta, e abbiamo deciso che l’inverno prossimo quel tetto si rifà come si deve.

Che cosa ha portato: aria. Secca, fredda e così limpida che lunedì mattina dalla terrazza si vedevano il mare, dodici navi alla fonda e, oltre il golfo, la neve sulle Dolomiti. Viste così ne capita una decina all’anno. Alcuni ospiti bavaresi hanno contato le cime e ne hanno trovata una su cui erano stati.

I prosciutti nel sottotetto della konoba aspettano proprio questo. Sono salati a dicembre e vogliono una corrente fredda e senza umidità; la bora fa in tre giorni quello che lo scirocco farebbe in un mese, se mai ci riuscisse. Neppure agli olivi dà fastidio. Sono potati bassi e aperti, il vento passa attraverso, e alla mosca che sverna nell’erba va peggio.

In quelle sere il ristorante è pieno, perché nessuno va più in là della porta. In konoba il focolare ardeva da mezzogiorno: con la bora il camino tira tanto che la legna se ne va il doppio. C’era minestra di fagioli e mais, e il pane arrivava prima che uno si togliesse il cappello.

Chi viene sorpreso dalla bora da noi parcheggi vicino al muro e si leghi il cappello. Per il resto si sta bene. Si dorme, dicono tutti, come da nessun’altra parte.`,
    de: `Einen Tag vorher kündigt sie sich an. Auf der Učka sitzt eine weiße Haube, der Rauch der Konoba legt sich nach Westen, und die alten Männer auf dem Platz kehren dem Nordosten den Rücken. Am Samstag um vier Uhr nachmittags war noch alles still. Um zehn nach vier schlug der Wind drei Türen auf einmal zu.

Es heißt, die Bora dauere eine ungerade Zahl von Tagen. Diese dauerte drei. Auf der Terrasse haben wir 96\u00a0Kilometer in der Stunde gemessen, dann flog der Windmesser davon, und für den Rest fehlen die Zahlen. Draußen fiel die Temperatur von neun Grad auf minus eins; drinnen änderte sich nichts, denn eine meterdicke Mauer merkt in drei Tagen noch gar nichts. Die Fenster nach Norden sind genau deshalb klein. Wer sie baute, gab die Nordräume den Fässern.

Was sie mitnahm: elf Ziegel vom Norddach, zwei Stühle, das Schild vor der Konoba und die ganze Wäsche von der Leine. Wir fanden sie in den Ölbäumen. Die Ziegel kamen am Dienstag wieder hinauf, zum wer weiß wievielten Mal, und wir haben beschlossen, dieses Dach im nächsten Winter richtig zu machen.

Was sie brachte: Luft. Trocken, kalt und so klar, dass man am Montagmorgen von der Terrasse das Meer sah, zwölf Schiffe vor Anker und jenseits des Golfs den Schnee auf den Dolomiten. Solche Tage gibt es etwa zehn im Jahr. Gäste aus Bayern zählten die Gipfel und fanden einen, auf dem sie schon gestanden hatten.

Der Schinken unter dem Dach der Konoba wartet genau darauf. Er wird im Dezember gesalzen und braucht kalten Zug ohne Feuchtigkeit; die Bora schafft in drei Tagen, wofür der Südwind einen Monat brauchte, wenn er es überhaupt schaffte. Auch den Ölbäumen macht sie nichts. Sie sind niedrig und offen geschnitten, der Wind geht hindurch, und der Fliege, die im Gras überwintert, bekommt er schlecht.

An solchen Abenden ist das Restaurant voll, weil niemand weiter als bis zur Tür geht. In der Konoba brannte das Feuer ab Mittag: Bei Bora zieht der Kamin so stark, dass er doppelt so viel Holz frisst. Es gab Bohnensuppe mit Mais, und das Brot stand auf dem Tisch, bevor man die Mütze abgenommen hatte.

Wenn die Bora Sie bei uns erwischt, parken Sie nah an der Mauer und binden Sie den Hut fest. Alles andere ist gut. Man schläft, sagen alle, wie nirgends sonst.`,
  },
  date: '2026-02-10',
  image: picture('news-bura'),
  related: ['roof', 'silk'],
};
