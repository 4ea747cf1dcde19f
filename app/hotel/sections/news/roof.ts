import type { Article } from '~/content/story-schema';
import { picture } from '../../pictures';

export const roof: Article = {
  id: 'roof',
  slugs: {
    hr: 'zimi-obnavljamo-krov',
    en: 'a-roof-for-the-winter',
    it: 'un-inverno-per-il-tetto',
    de: 'ein-winter-fuer-das-dach',
  },
  title: {
    hr: 'Zimi obnavljamo sjeverni krov',
    en: 'This winter we are relaying the north roof',
    it: 'Quest’inverno rifacciamo il tetto a nord',
    de: 'Diesen Winter decken wir das Norddach neu',
  },
  lead: {
    hr: 'Kuća je zatvorena od danas do 31.\u00a0ožujka. Otvaramo 1.\u00a0travnja 2027., a trgovina radi cijelu zimu.',
    en: 'The house is closed from today until 31\u00a0March. We reopen on 1\u00a0April 2027, and the shop stays open all winter.',
    it: 'La casa è chiusa da oggi al 31\u00a0marzo. Riapriamo il 1º\u00a0aprile 2027, e il negozio resta aperto tutto l’inverno.',
    de: 'Das Haus ist von heute bis zum 31.\u00a0März geschlossen. Am 1.\u00a0April 2027 öffnen wir wieder, der Shop bleibt den ganzen Winter geöffnet.',
  },
  summary: {
    hr: 'Hotel, restoran i konoba zatvoreni su od 16.\u00a0studenoga 2026. do 31.\u00a0ožujka 2027. Što se radi na krovu i što ostaje otvoreno.',
    en: 'Hotel, restaurant and tavern are closed from 16\u00a0November 2026 to 31\u00a0March 2027. What happens on the roof and what stays open.',
    it: 'Hotel, ristorante e konoba chiusi dal 16\u00a0novembre 2026 al 31\u00a0marzo 2027. Che cosa si fa sul tetto e che cosa resta aperto.',
    de: 'Hotel, Restaurant und Konoba sind vom 16.\u00a0November 2026 bis 31.\u00a0März 2027 geschlossen. Was am Dach geschieht und was offen bleibt.',
  },
  body: {
    hr: `Kad smo između 2014. i 2018. obnavljali kuću, oprali smo i vratili 3400\u00a0kupa. Na južnoj strani leže mirno. Na sjevernoj je svake zime poneka kliznula, jer bura ulazi pod rub i podiže ih kao da lista knjigu. Prošle smo ih zime vraćali četiri puta, a u veljači je na stepenicama drugog kata stajala kanta.

Zato ovaj put ne krpamo. Od danas se sa sjeverne plohe skida sve, oko 1500\u00a0kupa, do kestenovih greda. Grede su zdrave: pregledali smo ih čekićem i šilom, jednu po jednu. Daske pod kupama nisu. Stavljamo nove, od ariša, na njih paropropusnu foliju, pa letve i iste stare kupe. Razbijenih će biti možda stotinu. Njih mijenjamo kupama sa srušene staje iz susjednog sela, da boja ostane ista.

Donji red ide u vapnenu žbuku, a svaka treća kupa veže se bakrenom žicom. Tako je bilo i prije, samo što je žica zahrđala. Radi troje ljudi i nijedna dizalica, jer kroz gradska vrata ne prolazi. Kupe idu niz žlijeb i uz užetnicu, po osam odjednom.

Zašto zatvaramo cijelu kuću? Zbog buke, skele pred ulazom i prašine koja pod svodom ne zna kamo bi. Gostu koji plaća mir ne možemo ga prodavati na pola. Zatvoreni su hotel, restoran i konoba. Ekipa ostaje: tko ne radi na krovu, kreči sobe i brusi podove.

Trgovina radi kao i inače, a ulje [šaljemo](shipping) cijelu zimu. Na pozive i e-\u2060poštu odgovaramo svaki dan od 9 do 16\u00a0sati. Tko već ima rezervaciju od travnja nadalje, ne mora ništa činiti. Za [pakete](packages) sa šparogama, 9.\u00a0travnja i dalje, upite primamo već sada.

Prva skela postavljena je jutros u sedam. Murvu smo omotali jutom do prvih grana, jer stoji dva metra od zida i nitko je ne može zamoliti da se pomakne.`,
    en: `When we restored the house between 2014 and 2018 we washed and relaid 3,400 roof tiles. On the south side they lie still. On the north side a few slid every winter, because the bura gets under the edge and lifts them as if it were leafing through a book. Last winter we put them back four times, and in February there was a bucket on the stairs to the second floor.

So this time we are not patching. From today everything comes off the north slope, about 1,500 tiles, down to the chestnut beams. The beams are sound: we went over them with hammer and awl, one by one. The boards under the tiles are not. New ones go on, of larch, with a membrane that lets vapour out, then battens and the same old tiles. Perhaps a hundred will break. We replace those from a fallen barn in the next village, so that the colour stays the same.

The lowest row is bedded in lime mortar, and every third tile is tied with copper wire. It was like that before, only with iron, and the iron rusted. Three people do the work and no crane, because none fits through the town gate. Tiles go down a chute and up on a pulley, eight at a time.

Why close the whole house? Because of the noise, the scaffold in front of the door, and the dust, which under a vault has nowhere to go. We cannot sell half of the quiet a guest pays for. Hotel, restaurant and tavern are closed. The team stays: those who are not on the roof limewash rooms and sand floors.

The shop stays open, and we [ship](shipping) oil all winter. We answer telephone and email every day from 9:00 to 16:00. If you have a booking for April or later, there is nothing you need to do. For the asparagus [packages](packages), from 9\u00a0April, you can write to us now.

The first scaffold went up this morning at seven. We wrapped the mulberry in jute up to its first boughs: it stands two metres from the wall, and nobody can ask it to step aside.`,
    it: `Quando abbiamo restaurato la casa, tra il 2014 e il 2018, abbiamo lavato e rimesso 3.400\u00a0coppi. A sud stanno fermi. A nord ogni inverno ne scivolava qualcuno, perché la bora entra sotto il bordo e li solleva come se sfogliasse un libro. L’inverno scorso li abbiamo rimessi quattro volte, e a febbraio sulle scale del secondo piano c’era un secchio.

Perciò questa volta non si rattoppa. Da oggi dalla falda nord viene via tutto, circa 1.500\u00a0coppi, fino alle travi di castagno. Le travi sono sane: le abbiamo provate una per una con martello e punteruolo. Il tavolato sotto i coppi no. Ne mettiamo uno nuovo, di larice, poi un telo che lascia uscire il vapore, i listelli e gli stessi vecchi coppi. Se ne romperà forse un centinaio. Li sostituiamo con quelli di una stalla crollata nel paese vicino, così il colore resta lo stesso.

La fila più bassa si posa nella malta di calce, e un coppo su tre si lega con filo di rame. Era così anche prima, ma il filo era di ferro e si è arrugginito. Lavorano in tre, senza gru, perché dalla porta del borgo non passa. I coppi scendono da uno scivolo e risalgono con la carrucola, otto alla volta.

Perché chiudere tutta la casa? Per il rumore, il ponteggio davanti all’ingresso e la polvere, che sotto una volta non sa dove andare. A chi paga il silenzio non possiamo venderne metà. Sono chiusi hotel, ristorante e konoba. La squadra resta: chi non è sul tetto imbianca a calce le camere e leviga i pavimenti.

Il negozio resta aperto come sempre, e l’olio lo [spediamo](shipping) tutto l’inverno. Al telefono e alle email rispondiamo tutti i giorni dalle 9 alle 16. Chi ha già una prenotazione da aprile in poi non deve fare nulla. Per i [pacchetti](packages) con gli asparagi, dal 9\u00a0aprile, si può scrivere già adesso.

Il primo ponteggio è salito stamattina alle sette. Il gelso lo abbiamo fasciato di iuta fino ai primi rami: sta a due metri dal muro, e nessuno può chiedergli di spostarsi.`,
    de: `Als wir das Haus zwischen 2014 und 2018 restaurierten, haben wir 3.400\u00a0Dachziegel gewaschen und wieder verlegt. Auf der Südseite liegen sie ruhig. Auf der Nordseite rutschten jeden Winter ein paar, weil die Bora unter den Rand greift und sie anhebt, als blättere sie in einem Buch. Im letzten Winter haben wir sie viermal zurückgelegt, und im Februar stand auf der Treppe zum zweiten Stock ein Eimer.

Deshalb wird diesmal nicht geflickt. Ab heute kommt von der Nordseite alles herunter, rund 1.500 Ziegel, bis auf die Kastanienbalken. Die Balken sind gesund: Wir haben sie mit Hammer und Ahle geprüft, einen nach dem anderen. Die Bretter unter den Ziegeln sind es nicht. Wir legen neue, aus Lärche, dann eine Bahn, die Dampf hinauslässt, Latten und dieselben alten Ziegel. Zerbrechen werden vielleicht hundert. Die ersetzen wir durch Ziegel eines eingestürzten Stalls im Nachbardorf, damit die Farbe stimmt.

Die unterste Reihe liegt in Kalkmörtel, und jeder dritte Ziegel wird mit Kupferdraht gebunden. So war es schon früher, nur mit Eisen, und das Eisen ist gerostet. Drei Leute arbeiten daran und kein Kran, denn durch das Stadttor passt keiner. Die Ziegel gehen über eine Rutsche hinab und am Flaschenzug hinauf, acht auf einmal.

Warum gleich das ganze Haus? Wegen des Lärms, des Gerüsts vor der Tür und des Staubs, der unter einem Gewölbe nicht weiß, wohin. Wer für Ruhe bezahlt, dem können wir keine halbe verkaufen. Geschlossen sind Hotel, Restaurant und Konoba. Das Team bleibt: Wer nicht auf dem Dach ist, kalkt Zimmer und schleift Böden.

Der Shop bleibt geöffnet, Öl [verschicken](shipping) wir den ganzen Winter. Telefon und E-\u2060Mail beantworten wir täglich von 9 bis 16\u00a0Uhr. Wer für April oder später gebucht hat, muss nichts tun. Für die Spargel-[Pakete](packages) ab 9.\u00a0April nehmen wir schon jetzt Anfragen an.

Das erste Gerüst stand heute früh um sieben. Den Maulbeerbaum haben wir bis zu den ersten Ästen in Jute gewickelt: Er steht zwei Meter von der Mauer, und niemand kann ihn bitten, zur Seite zu gehen.`,
  },
  date: '2026-11-16',
  image: picture('news-roof'),
  related: ['bura', 'oil'],
};
