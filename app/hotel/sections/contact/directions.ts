import type { Block } from '~/content/page-schema';
import { euro, servicePrices } from '../../facts';

const kilowattHour = euro(servicePrices.kilowattHour);
const transfer = {
  pula: euro(servicePrices.transferFromPula),
  trieste: euro(servicePrices.transferFromTrieste),
};

/** The way to the hotel and what comes with it. */
export const directions: Block[] = [
  {
    heading: { hr: 'Automobilom', en: 'By car', it: 'In auto', de: 'Mit dem Auto' },
    text: {
      hr: `S Istarskog ipsilona siđite na izlazu Nova Vas; odande je šesnaest kilometara, zadnja tri uzbrdo i zavojito. U navigaciju upišite koordinate s ove stranice, a ne ulicu: kroz uličice unutar zidina automobilom se ne prolazi.

Parkiralište je ispod zidina, s dvadeset mjesta, za goste besplatno. Do kuće je 250\u00a0metara pješice, po kamenu i blagom usponu od oko 6\u00a0%. Ako taj put ne možete prijeći, recite nam prije dolaska: jedno mjesto uz sama vrata kuće čuvamo za to.`,
      en: `Leave the motorway at the Nova Vas exit; from there it is sixteen kilometres, the last three uphill and winding. Give your satnav the coordinates on this page and not the street: cars cannot use the lanes inside the walls.

The car park lies below the walls, with twenty spaces, free for guests. The house is 250\u00a0metres away on foot, over stone and up a gentle slope of about 6%. If you cannot walk that far, tell us before you come: we keep one space right by the door of the house.`,
      it: `Dalla superstrada si esce a Nova Vas; da lì sono sedici chilometri, gli ultimi tre in salita e a curve. Nel navigatore conviene inserire le coordinate di questa pagina e non la via: nei vicoli dentro le mura le auto non passano.

Il parcheggio è sotto le mura, venti posti, gratuito per gli ospiti. Fino alla casa ci sono 250\u00a0metri a piedi, su pietra e in lieve salita, circa il 6%. Chi non può fare questo tratto ce lo dica prima di arrivare: un posto proprio davanti alla porta lo teniamo per questo.`,
      de: `Von der Schnellstraße fahren Sie bei Nova Vas ab; von dort sind es sechzehn Kilometer, die letzten drei bergauf und kurvig. Geben Sie dem Navi die Koordinaten von dieser Seite und nicht die Straße: Durch die Gassen innerhalb der Mauern kommt kein Auto.

Der Parkplatz liegt unterhalb der Mauern, zwanzig Plätze, für Gäste kostenlos. Zum Haus sind es 250\u00a0Meter zu Fuß, über Stein und sanft bergauf, etwa 6\u00a0%. Wenn Sie diesen Weg nicht gehen können, sagen Sie es uns vorher: Einen Platz direkt an der Haustür halten wir dafür frei.`,
    },
  },
  {
    heading: {
      hr: 'Prtljaga i punjenje',
      en: 'Luggage and charging',
      it: 'Bagagli e ricarica',
      de: 'Gepäck und Laden',
    },
    text: {
      hr: `Nazovite s parkirališta i ostavite kovčege u automobilu: netko će sići s kolicima i odnijeti ih u sobu. Na parkiralištu su i dvije punionice od 11\u00a0kW (tip\u00a02). Kilovatsat stoji ${kilowattHour} i plaća se uz račun za sobu.`,
      en: `Ring us from the car park and leave your cases in the car: somebody will come down with a cart and take them to your room. The car park also has two charging points of 11\u00a0kW (Type\u00a02). A kilowatt-hour costs ${kilowattHour} and is added to your room bill.`,
      it: `Basta una telefonata dal parcheggio e le valigie possono restare in auto: scende qualcuno con il carrello e le porta in camera. Al parcheggio ci sono anche due punti di ricarica da 11\u00a0kW (Tipo\u00a02). Un chilowattora costa ${kilowattHour} e si paga con il conto della camera.`,
      de: `Rufen Sie vom Parkplatz an und lassen Sie die Koffer im Auto: Jemand kommt mit dem Handwagen hinunter und bringt sie aufs Zimmer. Auf dem Parkplatz stehen auch zwei Ladepunkte mit 11\u00a0kW (Typ\u00a02). Die Kilowattstunde kostet ${kilowattHour} und kommt auf die Zimmerrechnung.`,
    },
  },
  {
    heading: { hr: 'Autobusom', en: 'By bus', it: 'In autobus', de: 'Mit dem Bus' },
    text: {
      hr: 'Iz Poreča i Buzeta autobus vozi radnim danom. Stanica je ispod zidina, 400\u00a0metara od kuće; ako javite kojim dolazite, dočekat ćemo vas s kolicima.',
      en: 'A bus runs from Poreč and Buzet on weekdays. It stops below the walls, 400\u00a0metres from the house; tell us which one you are taking and we will meet you with the cart.',
      it: 'Da Parenzo e da Pinguente c’è un autobus dal lunedì al venerdì. Si ferma sotto le mura, a 400\u00a0metri dalla casa; chi ci dice quale prende ci trova lì con il carrello.',
      de: 'Aus Poreč und Buzet fährt montags bis freitags ein Bus. Er hält unterhalb der Mauern, 400\u00a0Meter vom Haus; sagen Sie uns, welchen Sie nehmen, dann warten wir dort mit dem Handwagen.',
    },
  },
  {
    heading: {
      hr: 'Zrakoplovom',
      en: 'By air',
      it: 'In aereo',
      de: 'Mit dem Flugzeug',
    },
    text: {
      hr: `Najbliža je zračna luka Pula, manje od sat vremena vožnje, zatim Trst. Prijevoz dogovaramo: iz Pule ${transfer.pula}, iz Trsta ${transfer.trieste} za automobil s najviše troje putnika. Pošaljite nam broj leta, pa ćemo čekati i ako kasni.`,
      en: `Pula is the nearest airport, less than an hour’s drive, then Trieste. We arrange transfers: ${transfer.pula} from Pula and ${transfer.trieste} from Trieste, per car with up to three passengers. Send us the flight number and the driver will wait if it is late.`,
      it: `L’aeroporto più vicino è Pola, meno di un’ora di strada, poi Trieste. Il trasferimento lo organizziamo noi: ${transfer.pula} da Pola, ${transfer.trieste} da Trieste, per un’auto con al massimo tre persone. Con il numero del volo aspettiamo anche se è in ritardo.`,
      de: `Am nächsten liegt der Flughafen Pula, keine Stunde Fahrt, dann Triest. Den Transfer vereinbaren wir: ${transfer.pula} ab Pula, ${transfer.trieste} ab Triest, pro Auto mit höchstens drei Personen. Schicken Sie uns die Flugnummer, dann warten wir auch bei Verspätung.`,
    },
  },
  {
    heading: {
      hr: 'Kad stižete kasno',
      en: 'If you arrive late',
      it: 'Se si arriva tardi',
      de: 'Wenn Sie spät ankommen',
    },
    text: {
      hr: 'Sobe su spremne od 15\u00a0sati, a na recepciji vas čekamo do 23. Ako vidite da nećete stići, nazovite do 20\u00a0sati: dogovorit ćemo gdje vas čeka ključ i netko će ostati budan. Noću su uličice osvijetljene, ali kamen zna biti mokar.',
      en: 'Rooms are ready from 15:00 and reception waits for you until 23:00. If you see that you will not make it, ring before 20:00: we will agree where to leave the key, and somebody will stay up for you. The lanes are lit at night, but the stone can be wet.',
      it: 'Le camere sono pronte dalle 15 e alla reception aspettiamo fino alle 23. Chi vede di non farcela telefoni entro le 20: ci si accorda su dove sarà la chiave, e qualcuno resta sveglio. Di notte i vicoli sono illuminati, ma la pietra può essere bagnata.',
      de: 'Die Zimmer sind ab 15\u00a0Uhr bereit, an der Rezeption warten wir bis 23\u00a0Uhr. Wird es knapp, rufen Sie bis 20\u00a0Uhr an: Wir vereinbaren, wo der Schlüssel liegt, und jemand bleibt wach. Nachts sind die Gassen beleuchtet, aber der Stein kann nass sein.',
    },
  },
];
