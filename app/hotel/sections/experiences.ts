import type { Experiences } from '~/content/offers-schema';
import { asparagusWalk, oliveHarvest, truffleWalk } from './experiences/grove-and-wood';
import { bicycle, cove, wineCellar } from './experiences/road-and-sea';

export const experiences: Experiences = {
  page: {
    title: {
      hr: 'Van rano, natrag gladni',
      en: 'Out early, back hungry',
      it: 'Fuori presto, a casa affamati',
      de: 'Früh hinaus, hungrig zurück',
    },
    lead: {
      hr: 'Šest izleta, nijedan dalje od četrnaest kilometara. S vama idu ljudi koji sve to rade i\u00a0kad gostiju nema.',
      en: 'Six outings, none farther than fourteen kilometres. The people who take you do this with or without guests.',
      it: 'Sei uscite, nessuna oltre i quattordici chilometri. Ad accompagnare è gente che queste cose le fa anche quando ospiti non ce ne sono.',
      de: 'Sechs Ausflüge, keiner weiter als vierzehn Kilometer. Wer Sie begleitet, tut das alles auch, wenn keine Gäste da sind.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Doživljaji iz Ladonjana: tartufi s psom, uvala Soline, bicikl po Parenzani, vinski podrum, berba maslina i divlje šparoge. Termini i cijene.',
      en: 'From Ladonjan: truffles with a dog, Soline cove, cycling the Parenzana, a wine cellar, the olive harvest, wild asparagus. Seasons and prices.',
      it: 'Da Ladonjan: tartufi con il cane, la cala Soline, la Parenzana in bici, una cantina, la raccolta delle olive, gli asparagi. Periodi e prezzi.',
      de: 'Ab Ladonjan: Trüffelsuche mit Hund, die Bucht Soline, Radeln auf der Parenzana, ein Weinkeller, Olivenernte, wilder Spargel. Zeiten und Preise.',
    },
  },
  items: [truffleWalk, cove, bicycle, wineCellar, oliveHarvest, asparagusWalk],
  notes: [
    {
      heading: {
        hr: 'Prijevoz i oprema',
        en: 'Getting there and what to wear',
        it: 'Spostamenti e\u00a0abbigliamento',
        de: 'Anfahrt und Kleidung',
      },
      text: {
        hr: 'Do svakog se mjesta ide vlastitim autom; ako ga nemate, recite, pa idete s nama. Gumene čizme, štapove i naprtnjače posuđujemo besplatno. Ručak za put pripremamo za 9\u00a0€: sendvič, voće i boca vode.',
        en: 'You drive to each place yourselves; if you have no car, tell us and ride with us. We lend rubber boots, walking sticks and rucksacks free of charge. A packed lunch is 9\u00a0€: a sandwich, fruit and a bottle of water.',
        it: 'In ogni posto si va con la propria auto; chi non ce l’ha lo dica: viene con noi. Stivali di gomma, bastoni e zaini li prestiamo gratis. Il pranzo al sacco costa 9\u00a0€: panino, frutta e una bottiglia d’acqua.',
        de: 'Zu jedem Ort fahren Sie mit dem eigenen Auto; wer keines hat, sagt Bescheid und fährt mit uns. Gummistiefel, Stöcke und Rucksäcke verleihen wir kostenlos. Ein Lunchpaket kostet 9\u00a0€: belegtes Brot, Obst und eine Flasche Wasser.',
      },
    },
    {
      heading: {
        hr: 'Vrijeme i otkazivanje',
        en: 'Weather and cancelling',
        it: 'Tempo e disdette',
        de: 'Wetter und Absagen',
      },
      text: {
        hr: 'Po pljusku se ne ide; tada vam vraćamo novac ili biramo drugi dan. Otkazati možete besplatno do večeri dan prije, porukom ili na recepciji. Djeca do dvanaest godina sudjeluju besplatno.',
        en: 'In a downpour we stay in; you get your money back or choose another day. You can cancel free of charge until the evening before, by message or at reception. Children under twelve take part free.',
        it: 'Se diluvia non si esce: rimborsiamo o scegliamo insieme un altro giorno. Si disdice gratuitamente fino alla sera prima, con un messaggio o alla reception. I bambini sotto i dodici anni partecipano gratis.',
        de: 'Bei Platzregen bleiben wir drinnen; Sie bekommen Ihr Geld zurück, oder wir suchen einen anderen Tag. Bis zum Vorabend sagen Sie kostenlos ab, per Nachricht oder an der Rezeption. Kinder unter zwölf sind kostenlos dabei.',
      },
    },
  ],
};
