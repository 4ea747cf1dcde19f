import type { Faq } from '~/content/section-schema';
import { firstClosedDay, lastClosedDay, reopeningDay } from '../../closure';
import { euro } from '../../facts';

const tax = euro(160);

export const stay: Faq['groups'][number] = {
  id: 'stay',
  title: { hr: 'Boravak', en: 'Your stay', it: 'Il soggiorno', de: 'Ihr Aufenthalt' },
  questions: [
    {
      question: {
        hr: 'Kad je hotel otvoren?',
        en: 'When is the hotel open?',
        it: 'Quando è aperto l’hotel?',
        de: 'Wann hat das Hotel geöffnet?',
      },
      answer: {
        hr: `Od ${firstClosedDay.hr} do ${lastClosedDay.hr} obnavljamo krov i kuća je zatvorena, s restoranom i konobom. Otvaramo ${reopeningDay.hr} Trgovina radi cijelu zimu. Više piše u [novostima](news).`,
        en: `From ${firstClosedDay.en} to ${lastClosedDay.en} we are relaying the roof, and the house is closed, restaurant and tavern included. We reopen on ${reopeningDay.en}. The shop stays open all winter. You can read more in the [news](news).`,
        it: `Dal ${firstClosedDay.it} al ${lastClosedDay.it} rifacciamo il tetto e la casa è chiusa, con ristorante e konoba. Riapriamo il ${reopeningDay.it}. Il negozio resta aperto tutto l’inverno. Il resto si legge nelle [notizie](news).`,
        de: `Vom ${firstClosedDay.de} bis ${lastClosedDay.de} decken wir das Dach neu, und das Haus ist geschlossen, samt Restaurant und Konoba. Am ${reopeningDay.de} öffnen wir wieder. Der Shop bleibt den ganzen Winter geöffnet. Mehr steht unter [Aktuelles](news).`,
      },
    },
    {
      question: {
        hr: 'Kad se dolazi, a kad odlazi?',
        en: 'When can we arrive and leave?',
        it: 'A che ora si arriva e si parte?',
        de: 'Wann ist Anreise, wann Abreise?',
      },
      answer: {
        hr: 'Sobe su spremne od 15\u00a0sati i čekamo vas do 23. Odlazi se između 5 i 11\u00a0sati. Ako stižete ranije, prtljagu možete ostaviti na recepciji, a ako kasnite, nazovite do 20\u00a0sati.',
        en: 'Rooms are ready from 15:00 and we wait for you until 23:00. Check-out is between 5:00 and 11:00. If you come earlier you can leave your luggage at reception; if you are late, ring us before 20:00.',
        it: 'Le camere sono pronte dalle 15 e aspettiamo fino alle 23. Si parte tra le 5 e le 11. Chi arriva prima può lasciare i bagagli alla reception; chi tarda ci telefoni entro le 20.',
        de: 'Die Zimmer sind ab 15\u00a0Uhr bereit, wir warten bis 23\u00a0Uhr. Abreise ist zwischen 5 und 11\u00a0Uhr. Kommen Sie früher, bleibt das Gepäck an der Rezeption; wird es später, rufen Sie bis 20\u00a0Uhr an.',
      },
    },
    {
      question: {
        hr: 'Što je uključeno u cijenu sobe?',
        en: 'What is included in the room price?',
        it: 'Che cosa comprende il prezzo della camera?',
        de: 'Was ist im Zimmerpreis enthalten?',
      },
      answer: {
        hr: `Doručak, Wi-Fi, parkiranje, nošenje prtljage, voda i kava u sobi te sauna i kameni bazen. Boravišna pristojba naplaćuje se posebno: ${tax} po odrasloj osobi i noći, od 12 do 17\u00a0godina pola, mlađi od 12 ništa. Cijene po sezoni su na stranici [Smještaj](rooms) i u [cjeniku](priceList).`,
        en: `Breakfast, Wi-Fi, parking, luggage service, water and coffee in the room, and the sauna and stone pool. Tourist tax is extra: ${tax} per adult and night, half of that from 12 to 17\u00a0years, nothing under 12. Prices by season are on the [Accommodation](rooms) page and in the [price list](priceList).`,
        it: `Colazione, Wi-Fi, parcheggio, trasporto dei bagagli, acqua e caffè in camera, sauna e vasca di pietra. L’imposta di soggiorno è a parte: ${tax} per adulto e notte, la metà dai 12 ai 17\u00a0anni, nulla sotto i 12. I prezzi per stagione sono alla pagina [Camere](rooms) e nel [listino](priceList).`,
        de: `Frühstück, WLAN, Parkplatz, Gepäckdienst, Wasser und Kaffee im Zimmer sowie Sauna und Steinbecken. Die Kurtaxe kommt hinzu: ${tax} pro Erwachsenem und Nacht, von 12 bis 17\u00a0Jahren die Hälfte, unter 12 nichts. Preise nach Saison stehen auf der Seite [Zimmer](rooms) und in der [Preisliste](priceList).`,
      },
    },
    {
      question: {
        hr: 'Kako se otkazuje rezervacija sobe?',
        en: 'How do I cancel a room?',
        it: 'Come si disdice una camera?',
        de: 'Wie storniere ich ein Zimmer?',
      },
      answer: {
        hr: 'Do 7\u00a0dana prije dolaska besplatno, porukom ili telefonom. Nakon toga naplaćujemo prvu noć. Predujma nema; plaća se na odlasku, gotovinom ili karticom (Visa, Mastercard, Maestro).',
        en: 'Free of charge until 7\u00a0days before arrival, by message or telephone. After that we charge the first night. There is no deposit; you pay on departure, in cash or by card (Visa, Mastercard, Maestro).',
        it: 'Gratis fino a 7\u00a0giorni prima dell’arrivo, con un messaggio o una telefonata. Dopo addebitiamo la prima notte. Non c’è caparra; si paga alla partenza, in contanti o con carta (Visa, Mastercard, Maestro).',
        de: 'Bis 7\u00a0Tage vor der Anreise kostenlos, per Nachricht oder Telefon. Danach berechnen wir die erste Nacht. Eine Anzahlung gibt es nicht; bezahlt wird bei der Abreise, bar oder mit Karte (Visa, Mastercard, Maestro).',
      },
    },
    {
      question: {
        hr: 'Kad je doručak i što ako krećemo ranije?',
        en: 'When is breakfast, and what if we leave earlier?',
        it: 'A che ora è la colazione, e se si parte prima?',
        de: 'Wann gibt es Frühstück, und was, wenn wir früher fahren?',
      },
      answer: {
        hr: 'Od 7:30 do 10:30, nedjeljom do 11\u00a0sati. Tko ide na jutarnji trajekt ili let, od 5\u00a0sati ima spremljen doručak u papirnatoj vrećici, s kavom; recite nam večer prije.',
        en: 'From 7:30 to 10:30, on Sundays until 11:00. For a morning ferry or flight there is a packed breakfast from 5:00, with coffee; tell us the evening before.',
        it: 'Dalle 7:30 alle 10:30, la domenica fino alle 11. Per un traghetto o un volo del mattino, dalle 5 c’è la colazione al sacco, con il caffè; basta dirlo la sera prima.',
        de: 'Von 7:30 bis 10:30\u00a0Uhr, sonntags bis 11\u00a0Uhr. Für eine frühe Fähre oder einen frühen Flug gibt es ab 5\u00a0Uhr ein eingepacktes Frühstück mit Kaffee; sagen Sie es uns am Abend davor.',
      },
    },
    {
      question: {
        hr: 'Smije li se pušiti?',
        en: 'May we smoke?',
        it: 'Si può fumare?',
        de: 'Darf man rauchen?',
      },
      answer: {
        hr: 'Unutra nigdje, ni na prozoru. Za to je klupa u uličici, s pepeljarom i pogledom na zvonik.',
        en: 'Nowhere indoors, nor at the window. There is a bench in the lane for it, with an ashtray and a view of the bell tower.',
        it: 'Dentro da nessuna parte, nemmeno alla finestra. C’è una panca nel vicolo, con il posacenere e la vista sul campanile.',
        de: 'Drinnen nirgends, auch nicht am Fenster. Dafür steht in der Gasse eine Bank mit Aschenbecher und Blick auf den Glockenturm.',
      },
    },
  ],
};
