import type { Faq } from '~/content/section-schema';
import { reopening } from '../../closure';
import { euro, servicePrices } from '../../facts';

const corkage = euro(servicePrices.corkage);

export const table: Faq['groups'][number] = {
  id: 'table',
  title: {
    hr: 'Restoran i konoba',
    en: 'Restaurant and tavern',
    it: 'Ristorante e konoba',
    de: 'Restaurant und Konoba',
  },
  questions: [
    {
      question: {
        hr: 'Moram li rezervirati stol?',
        en: 'Do I need to book a table?',
        it: 'Bisogna prenotare?',
        de: 'Muss ich einen Tisch reservieren?',
      },
      answer: {
        hr: 'Restoran pod svodom ima 38\u00a0mjesta, pa je bolje rezervirati, osobito petkom i subotom. U konobu možete doći i bez najave; pod ladonjom se mjesto obično nađe. Stol zatražite na stranici [Rezervacija stola](tableReservation) ili nazovite.',
        en: 'The restaurant under the vault has 38\u00a0seats, so it is wise to book, above all on Fridays and Saturdays. In the tavern you can simply turn up; there is usually room under the nettle tree. Book on the page [Book a table](tableReservation), or ring us.',
        it: 'Il ristorante sotto la volta ha 38\u00a0posti, quindi conviene prenotare, soprattutto il venerdì e il sabato. Alla konoba si va anche senza avviso; sotto il bagolaro di solito un posto c’è. Il tavolo si chiede alla pagina [Prenotazione di un tavolo](tableReservation) o per telefono.',
        de: 'Das Restaurant unter dem Gewölbe hat 38\u00a0Plätze, da ist eine Reservierung klug, vor allem freitags und samstags. In die Konoba können Sie ohne Anmeldung kommen; unter dem Zürgelbaum findet sich meist ein Platz. Den Tisch fragen Sie auf der Seite [Tischreservierung](tableReservation) oder am Telefon an.',
      },
    },
    {
      question: {
        hr: 'Kad radi kuhinja?',
        en: 'When is the kitchen open?',
        it: 'Quando si mangia?',
        de: 'Wann ist die Küche geöffnet?',
      },
      answer: {
        hr: `Restoran Murva: od srijede do nedjelje 18 do 22\u00a0sata, subotom i nedjeljom i od 12:30 do 14:30; u srpnju i kolovozu svaki dan od 18 do 23. Konoba Ladonja: svaki dan osim utorka od 12 do 22, bez stanke. Zimi 2026./27. oboje je zatvoreno do ${reopening.hr}. Jelovnici su na stranicama [Restoran](restaurant) i [Konoba](tavern).`,
        en: `Restaurant Murva: Wednesday to Sunday 18:00 to 22:00, on Saturday and Sunday also 12:30 to 14:30; in July and August daily 18:00 to 23:00. Konoba Ladonja: every day but Tuesday, 12:00 to 22:00 without a break. In winter 2026/27 both are closed until ${reopening.en}. The menus are on the pages [Restaurant](restaurant) and [Tavern](tavern).`,
        it: `Ristorante Murva: da mercoledì a domenica dalle 18 alle 22, sabato e domenica anche dalle 12:30 alle 14:30; a luglio e agosto ogni giorno dalle 18 alle 23. Konoba Ladonja: tutti i giorni tranne il martedì, dalle 12 alle 22 senza pausa. Nell’inverno 2026/27 entrambi sono chiusi fino al ${reopening.it}. I menu sono alle pagine [Ristorante](restaurant) e [Konoba](tavern).`,
        de: `Restaurant Murva: Mittwoch bis Sonntag 18 bis 22\u00a0Uhr, samstags und sonntags auch 12:30 bis 14:30\u00a0Uhr; im Juli und August täglich 18 bis 23\u00a0Uhr. Konoba Ladonja: täglich außer Dienstag 12 bis 22\u00a0Uhr, ohne Pause. Im Winter 2026/27 sind beide bis ${reopening.de} geschlossen. Die Karten stehen auf den Seiten [Restaurant](restaurant) und [Konoba](tavern).`,
      },
    },
    {
      question: {
        hr: 'Što ako imam alergiju ili ne jedem meso?',
        en: 'What if I have an allergy or eat no meat?',
        it: 'E in caso di allergie o se non si mangia carne?',
        de: 'Was, wenn ich eine Allergie habe oder kein Fleisch esse?',
      },
      answer: {
        hr: 'Uz svako jelo na jelovniku pišu alergeni i je li vegetarijansko ili vegansko. Recite nam pri rezervaciji: Nives i Bruno mnogo toga mogu promijeniti, ali im treba dan. U svakoj je kući samo jedna kuhinja, pa tragove ne možemo isključiti.',
        en: 'The menu names the allergens of every dish and says whether it is vegetarian or vegan. Tell us when booking: Nives and Bruno can change a good deal, but they need a day. There is one kitchen in each house, so we cannot rule out traces.',
        it: 'Accanto a ogni piatto sono indicati gli allergeni e se è vegetariano o vegano. Meglio dirlo prenotando: Nives e Bruno possono cambiare molto, ma serve loro un giorno. La cucina è una sola per locale, e le tracce non si possono escludere.',
        de: 'Auf der Karte stehen zu jedem Gericht die Allergene und ob es vegetarisch oder vegan ist. Sagen Sie es bei der Reservierung: Nives und Bruno können vieles ändern, brauchen aber einen Tag. Es gibt je Haus nur eine Küche, Spuren können wir nicht ausschließen.',
      },
    },
    {
      question: {
        hr: 'Kako se odjenuti i smijemo li donijeti svoje vino?',
        en: 'What do we wear, and may we bring our own wine?',
        it: 'Come ci si veste, e si può portare il proprio vino?',
        de: 'Was zieht man an, und dürfen wir eigenen Wein mitbringen?',
      },
      answer: {
        hr: `Kako god želite; pod svodom je navečer svježe, pa dobro dođe nešto za ramena. Svoju bocu smijete donijeti u restoran, otvaranje stoji ${corkage}.`,
        en: `As you please; it is cool under the vault in the evening, so bring something for your shoulders. You may bring a bottle to the restaurant; corkage is ${corkage}.`,
        it: `Come si vuole; la sera sotto la volta fa fresco, e qualcosa per le spalle non guasta. Al ristorante si può portare una bottiglia propria; il diritto di tappo è ${corkage}.`,
        de: `Wie Sie mögen; unter dem Gewölbe ist es abends kühl, etwas für die Schultern schadet nicht. Eine eigene Flasche dürfen Sie ins Restaurant mitbringen, das Korkgeld beträgt ${corkage}.`,
      },
    },
  ],
};
