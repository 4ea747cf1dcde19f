import type { Localized } from '~/content/value-schema';

/** The story of the hotel on the home page. */
export const story: { title: Localized; text: Localized } = {
  title: {
    hr: 'Kuća je sagrađena oko stabla',
    en: 'The house was built around a tree',
    it: 'La casa è cresciuta attorno a un albero',
    de: 'Das Haus wurde um einen Baum gebaut',
  },
  text: {
    hr: `Godine 1780. netko je u ovom dvorištu posadio murvu. Tada su se sadile po cijelom kraju: lišćem su hranili dudove svilce, a svila je išla brodom u\u00a0Veneciju. Svilaca odavno nema, stablo je ostalo. Kuća se gradila oko njega, kako je rasla obitelj i kako je bilo kamena, pa nema nijednog pravog kuta.

Zidovi su debeli metar, a prozori toliko duboki da se u njima može sjediti. Kad smo kuću obnavljali, ostavili smo grede koje su još držale, kamen oprali vodom i četkom, a novo napravili tako da se vidi da je novo.

Ladonjan leži na brijegu, 228\u00a0metara iznad mora. S terase se more vidi kad bura očisti zrak. U mjestu je crkva sa zvonikom, trg i na trgu ladonja s kamenom klupom. Automobil ostaje pod zidinama, prtljagu nosimo mi.

Imamo jedanaest soba i dva apartmana u pet kategorija, od 21 do 55\u00a0četvornih metara. Dvije jednake nećete naći. Sobe su spremne od 15\u00a0sati, a čekamo vas do 23. Odlazi se od 5 do 11, jer tko ide na jutarnji trajekt, kreće prije doručka.

U restoranu Murva jede se pod svodom, gdje je nekad bila preša za vino. U Konobi Ladonja gori ognjište i kuha se jednostavnije: maneštra, fuži, riba s gradela.

Ispod restorana je oleoteka. U njoj od studenoga do proljeća odležava ulje od naših devetsto stabala, a kuša se u društvu od najviše dvanaest ljudi: četiri ulja, od blagog do jakog, uz kruh i čašu vode.

U obitelji nas je četvero, a s nama radi mala ekipa koja se rijetko mijenja. Murva i dalje rađa, svakog lipnja. Plodovi padaju na kamen i oboje ga u ljubičasto. Operemo ga, ali ne do kraja.`,
    en: `In 1780 somebody planted a mulberry in this courtyard. In those days they were planted all over the region: the leaves fed silkworms, and the silk went to Venice by ship. The silkworms are long gone; the tree stayed. The house was built around it, as the family grew and as there was stone to be had, and so it has not one right angle.

The walls are a metre thick and the windows deep enough to sit in. When we restored the house we kept the beams that were sound, cleaned the stone with water and a brush, and made what is new so that you can see it is new.

Ladonjan stands on a hill, 228\u00a0metres above the sea. From the terrace you see the water when the bura has cleared the air. The town has a church with a bell tower, a square, and on the square a nettle tree with a stone bench. Cars stay below the walls; we carry the luggage.

We have eleven rooms and two suites in five categories, from 21 to 55\u00a0square metres, and no two are alike. Rooms are ready from 15:00 and we wait up for you until 23:00. Check-out is from 05:00 to 11:00, because whoever has a morning ferry to catch leaves before breakfast.

In Restaurant Murva you eat under the vault that once held the wine press. In Konoba Ladonja, the tavern, there is an open hearth and the cooking is simpler: bean soup, hand-rolled pasta, fish from the grill.

Below the restaurant is the oleotheque. The oil of our nine hundred trees rests there from November to spring, and it is tasted in company, twelve people at most: four oils, from mild to strong, with bread and a glass of water.

We are a family of four with a small team that seldom changes. The mulberry still bears every June. The fruit drops on the stone and stains it purple. We wash it, but never quite clean.`,
    it: `Nel 1780 qualcuno piantò un gelso in questa corte. Allora se ne piantavano dappertutto: le foglie nutrivano i\u00a0bachi, e la seta partiva in nave per Venezia. I bachi non ci sono più da tempo, l’albero è\u00a0rimasto. La casa gli è\u00a0cresciuta attorno, a mano a mano che cresceva la famiglia e si trovava pietra, e\u00a0infatti non ha un angolo retto.

I muri sono spessi un metro e le finestre così profonde che ci si può sedere. Restaurando abbiamo tenuto le travi ancora buone, lavato la pietra con acqua e spazzola, e fatto il nuovo in modo che si veda che è nuovo.

Ladonjan sta su un colle, 228\u00a0metri sopra il mare. Dalla terrazza il mare si vede quando la bora ha pulito l’aria. In paese ci sono la chiesa con il campanile, la piazza e, sulla piazza, un bagolaro con la sua panca di pietra. L’auto resta sotto le mura, i\u00a0bagagli li portiamo noi.

Abbiamo undici camere e due suite in cinque categorie, da 21 a 55\u00a0metri quadrati. Due uguali non se ne trovano. Le camere sono pronte dalle 15 e aspettiamo gli ospiti fino alle 23. Si parte dalle 5 alle 11, perché chi ha il traghetto del mattino esce prima della colazione.

Al ristorante Murva si mangia sotto la volta dove un tempo c’era il torchio da vino. Alla Konoba Ladonja arde il focolare e la cucina è più semplice: minestra di fagioli, fusi, pesce alla griglia.

Sotto il ristorante c’è l’oleoteca. L’olio dei nostri novecento alberi vi riposa da novembre a primavera, e si assaggia in compagnia, al massimo in dodici: quattro oli, dal delicato al deciso, con pane e un bicchiere d’acqua.

Siamo una famiglia di quattro persone, con una piccola squadra che cambia di rado. Il gelso dà ancora frutto, ogni giugno. Le more cadono sulla pietra e la tingono di viola. Noi la laviamo, ma mai del tutto.`,
    de: `1780 pflanzte jemand in diesem Hof einen Maulbeerbaum. Damals standen sie überall in der Gegend: Mit den Blättern fütterte man Seidenraupen, und die Seide ging per Schiff nach Venedig. Die Raupen sind lange fort, der Baum ist geblieben. Das Haus wurde um ihn herum gebaut, so wie die Familie wuchs und gerade Stein da war, und hat deshalb keinen einzigen rechten Winkel.

Die Mauern sind einen Meter dick und die Fenster so tief, dass man darin sitzen kann. Bei der Restaurierung haben wir die tragfähigen Balken behalten, den Stein mit Wasser und Bürste gereinigt und das Neue so gemacht, dass man sieht, dass es neu ist.

Ladonjan liegt auf einem Hügel, 228\u00a0Meter über dem Meer. Von der Terrasse sieht man das Wasser, wenn die Bora die Luft geputzt hat. Im Ort gibt es eine Kirche mit Glockenturm, einen Platz und darauf einen Zürgelbaum mit einer Steinbank. Das Auto bleibt unterhalb der Mauern, das Gepäck tragen wir.

Wir haben elf Zimmer und zwei Suiten in fünf Kategorien, von 21 bis 55\u00a0Quadratmeter, keines wie das andere. Die Zimmer sind ab 15\u00a0Uhr bereit, und wir warten bis 23\u00a0Uhr auf Sie. Abreise ist von 5 bis 11\u00a0Uhr, denn wer zur Morgenfähre will, fährt vor dem Frühstück.

Im Restaurant Murva isst man unter dem Gewölbe, in dem früher die Weinpresse stand. In der Konoba Ladonja brennt das Herdfeuer, dort wird einfacher gekocht: Bohnensuppe, handgerollte Nudeln, Fisch vom Rost.

Unter dem Restaurant liegt die Oleothek. Dort ruht von November bis zum Frühjahr das Öl unserer neunhundert Bäume, und dort wird verkostet, in Runden von höchstens zwölf Personen: vier Öle, von mild bis kräftig, mit Brot und einem Glas Wasser.

Wir sind eine Familie zu viert, mit einem kleinen Team, das selten wechselt. Der Maulbeerbaum trägt noch, jeden Juni. Die Früchte fallen auf den Stein und färben ihn violett. Wir waschen ihn, aber nie ganz sauber.`,
  },
};
