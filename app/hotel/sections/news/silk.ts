import type { Article } from '~/content/story-schema';
import { picture } from '../../pictures';

export const silk: Article = {
  id: 'silk',
  slugs: {
    hr: 'dudov-svilac-nakon-130-godina',
    en: 'silkworms-after-130-years',
    it: 'i-bachi-da-seta-dopo-130-anni',
    de: 'seidenraupen-nach-130-jahren',
  },
  title: {
    hr: 'Dvjesto čahura na tavanu',
    en: 'Two hundred cocoons in the attic',
    it: 'Duecento bozzoli in soffitta',
    de: 'Zweihundert Kokons auf dem Dachboden',
  },
  lead: {
    hr: 'Nakon stotinu trideset godina u kući su opet bili dudovi svilci. Pojeli su više nego što smo mislili.',
    en: 'After a hundred and thirty years there were silkworms in the house again. They ate more than we thought.',
    it: 'Dopo centotrent’anni in casa ci sono stati di nuovo i bachi da seta. Hanno mangiato più del previsto.',
    de: 'Nach hundertdreißig Jahren waren wieder Seidenraupen im Haus. Sie haben mehr gefressen als gedacht.',
  },
  summary: {
    hr: 'Pokus s dvjesto dudovih svilaca u proljeće 2026.: lišće s murve iz 1780., pet tjedana posla i sedamdeset grama svile.',
    en: 'A trial with two hundred silkworms in spring 2026: leaves from the mulberry of 1780, five weeks of work, seventy grams of silk.',
    it: 'Una prova con duecento bachi nella primavera 2026: foglie del gelso del 1780, cinque settimane di lavoro, settanta grammi di seta.',
    de: 'Ein Versuch mit zweihundert Seidenraupen im Frühling 2026: Blätter vom Baum von 1780, fünf Wochen Arbeit, siebzig Gramm Seide.',
  },
  body: {
    hr: `U kući se svilac uzgajao do otprilike 1890. Najprije je došla bolest gusjenica, onda jeftinija svila iz Azije, i ljese od trske završile su na tavanu. Dvije su preživjele. U ožujku smo ih oprali i odlučili pokušati.

Jajašca, dvjesto komada na papiru veličine razglednice, stigla su poštom iz uzgoja u Venetu. Dok na murvi nema lista, drže se na hladnom. Pupovi su se otvorili 21.\u00a0travnja, papir smo stavili na toplo, i uoči 1.\u00a0svibnja izlegle su se crne niti duge tri milimetra. Prvi dan pojele su jedan list.

Zadnji tjedan pojele su košaru dnevno. Gusjenica se presvlači četiri puta i za mjesec dana postane deset tisuća puta teža. Na tavanu se noću čulo kao da pada sitna kiša: to su čeljusti. Brali smo ujutro, kad rosa otiđe, jer mokar list ih ubija, s murve i s dvije mlađe ispod zidina. Ukupno oko pet kilograma lišća, i svaki smo dan mijenjali ležaj.

Oko 28.\u00a0svibnja prestale su jesti, postale prozirne na vratu i počele tražiti kut. Dali smo im snopove vrijeska, kao što piše u bilježnici iz 1884. koja je došla s kućom. Za tri dana bilo je gotovo. Od dvjesto gusjenica čahuru su isprele sto osamdeset i četiri.

Nit jedne čahure duga je oko kilometar, a tanja od vlasi. Odmotava se u vrućoj vodi, s deset čahura odjednom, i za to treba strpljenje koje mi nemamo: pomogla nam je tkalja iz Grožnjana. Dobili smo sedamdesetak grama sirove svile, krute i žućkaste. Dosta za jedan šal, ako ga itko bude znao otkati.

Dvadeset čahura ostavili smo leptirima, da imamo jajašca za iduću godinu. Ostale stoje u staklenoj kutiji na recepciji; slobodno pitajte da ih uzmete u ruku. Lakše su nego što izgledaju, a u njima nešto zvecka. Cijela priča o svili piše na stranici o [kući](heritage).

A murva? Nije ni primijetila. Upravo zrije i opet boji dvorište u ljubičasto.`,
    en: `Silkworms were kept in this house until about 1890. First came the silkworm disease, then cheaper silk from Asia, and the reed trays ended up in the attic. Two of them survived. In March we washed them and decided to try.

The eggs, two hundred of them on a sheet the size of a postcard, came by post from a breeder in the Veneto. As long as the mulberry has no leaves they are kept cold. The buds opened on 21\u00a0April, we moved the sheet into the warm, and on the eve of 1\u00a0May black threads three millimetres long hatched. On the first day they ate one leaf.

In the last week they ate a basket a day. A silkworm sheds its skin four times and in a month grows ten thousand times heavier. At night it sounded like fine rain in the attic: those were the jaws. We picked in the morning when the dew had gone, because wet leaves kill them, from the old tree and from two younger ones below the walls. It came to about five kilos of leaves, and the bedding was changed every day.

Around 28\u00a0May they stopped eating, went transparent at the neck and began to look for a corner. We gave them bundles of heather, as it says in the notebook of 1884 that came with the house. In three days it was done. Of two hundred worms, a hundred and eighty-four spun a cocoon.

The thread of one cocoon is about a kilometre long and thinner than a hair. It is reeled off in hot water, ten cocoons at a time, and that takes a patience we do not have: a weaver from Grožnjan helped us. We were left with some seventy grams of raw silk, stiff and yellowish. It is enough for one scarf, if anybody can be found to weave it.

Twenty cocoons we left to the moths, so as to have eggs for next year. The rest lie in a glass box at reception; do ask to hold one. They are lighter than they look, and something rattles inside. You will find the whole story of the silk on the page about the [house](heritage).

And the mulberry? It never noticed. It is ripe just now and is staining the courtyard purple again.`,
    it: `In questa casa i bachi si allevarono fino al 1890 circa. Prima arrivò la malattia del baco, poi la seta più economica dall’Asia, e i graticci di canna finirono in soffitta. Due si sono salvati. A marzo li abbiamo lavati e abbiamo deciso di provare.

Le uova, duecento su un foglio grande come una cartolina, sono arrivate per posta da un allevamento del Veneto. Finché il gelso non ha foglie si tengono al freddo. Le gemme si sono aperte il 21\u00a0aprile, abbiamo messo il foglio al caldo e alla vigilia del primo maggio sono nati dei fili neri lunghi tre millimetri. Il primo giorno hanno mangiato una foglia.

L’ultima settimana ne mangiavano un cesto al giorno. Il baco cambia pelle quattro volte e in un mese diventa diecimila volte più pesante. Di notte in soffitta sembrava che piovesse fine: erano le mandibole. Raccoglievamo la mattina, andata via la rugiada, perché la foglia bagnata li uccide, dal vecchio gelso e da due più giovani sotto le mura. In tutto circa cinque chili di foglie, e ogni giorno il letto da cambiare.

Intorno al 28\u00a0maggio hanno smesso di mangiare, si sono fatti trasparenti al collo e hanno cominciato a cercare un angolo. Abbiamo dato loro mazzi di erica, come dice il quaderno del 1884 che era rimasto nella casa. In tre giorni era tutto fatto. Su duecento bachi, il bozzolo lo hanno filato in centottantaquattro.

Il filo di un bozzolo è lungo circa un chilometro e più sottile di un capello. Si dipana in acqua calda, dieci bozzoli alla volta, e ci vuole una pazienza che noi non abbiamo: ci ha aiutato una tessitrice di Grisignana. Ne sono usciti una settantina di grammi di seta greggia, rigida e giallina. Bastano per una sciarpa, se si troverà chi sappia tesserla.

Venti bozzoli li abbiamo lasciati alle farfalle, per avere le uova dell’anno prossimo. Gli altri stanno in una teca di vetro alla reception; si può chiedere di prenderne uno in mano. Pesano meno di quanto sembri, e dentro qualcosa suona. Tutta la storia della seta è nella pagina sulla [casa](heritage).

E il gelso? Non se n’è accorto. Proprio ora è maturo e tinge di nuovo la corte di viola.`,
    de: `Bis etwa 1890 wurden in diesem Haus Seidenraupen gehalten. Erst kam die Raupenkrankheit, dann billigere Seide aus Asien, und die Schilfgestelle landeten auf dem Dachboden. Zwei sind erhalten. Im März haben wir sie gewaschen und beschlossen, es zu versuchen.

Die Eier, zweihundert auf einem Blatt von der Größe einer Postkarte, kamen mit der Post aus einer Zucht in Venetien. Solange der Baum kein Laub hat, bleiben sie kühl. Am 21.\u00a0April gingen die Knospen auf, wir legten das Blatt ins Warme, und einen Tag vor dem 1.\u00a0Mai schlüpften schwarze Fädchen von drei Millimetern. Am ersten Tag fraßen sie ein einziges Blatt.

In der letzten Woche war es ein Korb am Tag. Eine Raupe häutet sich viermal und wird in einem Monat zehntausendmal so schwer. Nachts klang es auf dem Dachboden nach feinem Regen: Das waren die Kiefer. Gepflückt haben wir am Morgen, wenn der Tau weg war, denn nasses Laub tötet sie, vom alten Baum und von zwei jüngeren unterhalb der Mauern. Am Ende waren es rund fünf Kilo Blätter, und jeden Tag musste das Lager gewechselt werden.

Um den 28.\u00a0Mai hörten sie auf zu fressen, wurden am Hals durchsichtig und suchten sich eine Ecke. Wir gaben ihnen Büschel von Heidekraut, wie es in dem Heft von 1884 steht, das mit dem Haus auf uns gekommen ist. Nach drei Tagen war es getan. Von zweihundert Raupen spannen hundertvierundachtzig einen Kokon.

Der Faden eines Kokons ist ungefähr einen Kilometer lang und dünner als ein Haar. Abgehaspelt wird er in heißem Wasser, zehn Kokons auf einmal, und das verlangt eine Geduld, die wir nicht haben: Eine Weberin aus Grožnjan hat geholfen. Heraus kamen etwa siebzig Gramm Rohseide, steif und gelblich. Für einen Schal reicht es, falls sich jemand findet, der ihn weben kann.

Zwanzig Kokons haben wir den Faltern gelassen, damit es nächstes Jahr wieder Eier gibt. Die anderen liegen in einem Glaskasten an der Rezeption; fragen Sie ruhig, ob Sie einen in die Hand nehmen dürfen. Sie sind leichter, als sie aussehen, und innen klappert etwas. Die ganze Geschichte der Seide steht auf der Seite über das [Haus](heritage).

Und der Maulbeerbaum? Er hat nichts gemerkt. Gerade ist er reif und färbt den Hof wieder violett.`,
  },
  date: '2026-06-12',
  image: picture('news-silk'),
  related: ['concert', 'bura'],
};
