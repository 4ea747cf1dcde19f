import type { Retreat } from '~/content/dining-schema';
import { closedInWinter } from '../closed-in-winter';
import { reopening } from '../closure';
import { picture } from '../pictures';
import { autumnPrice } from '../anchors';

export const wellness: Retreat = {
  page: {
    title: {
      hr: 'Wellness u\u00a0staroj staji',
      en: 'Wellness in the old stable',
      it: 'Wellness nella vecchia stalla',
      de: 'Wellness im alten Stall',
    },
    lead: {
      hr: 'Kameni bazen od tri puta četiri metra, sauna i soba za odmor pod svodom pod kojim su nekad stajala dva magarca. Za goste kuće sve je u cijeni.',
      en: 'A stone pool of three metres by four, a sauna and a quiet room under the vault that once housed two donkeys. For hotel guests it is all included.',
      it: 'Una vasca di pietra di tre metri per quattro, una sauna e una stanza per riposare sotto la volta che un tempo ospitava due asini. Per gli ospiti della casa è tutto compreso.',
      de: 'Ein Steinbecken von drei mal vier Metern, eine Sauna und ein Ruheraum unter dem Gewölbe, in dem früher zwei Esel standen. Für Hausgäste ist alles inbegriffen.',
    },
    updated: '2026-11-21',
    summary: {
      hr: 'Kameni bazen na 34\u00a0°C, sauna, masaža maslinovim uljem; najviše šest ljudi odjednom. Za goste hotela u cijeni, za ostale 35\u00a0€ za dva sata.',
      en: 'Stone pool at 34\u00a0°C, sauna, massage with olive oil; at most six people at once. Included for hotel guests, 35\u00a0€ for two hours for others.',
      it: 'Vasca di pietra a 34\u00a0°C, sauna, massaggio all’olio d’oliva; al massimo sei persone. Compreso per gli ospiti, 35\u00a0€ per due ore per gli altri.',
      de: 'Steinbecken mit 34\u00a0°C, Sauna, Massage mit Olivenöl; höchstens sechs Personen. Für Hotelgäste inbegriffen, sonst 35\u00a0€ für zwei Stunden.',
    },
  },
  images: [picture('wellness-1')],
  blocks: [
    {
      heading: { hr: 'Voda', en: 'Water', it: 'L’acqua', de: 'Wasser' },
      text: {
        hr: 'Bazen je spušten u pod: rub mu je od istog vapnenca kao i kuća, a dno od zelenih pločica. Voda ima 34\u00a0stupnja i duboka je metar i dvadeset; u njemu se ne pliva, nego stoji, sjedi i šuti. Po rubu ide klupa pod vodom, a iznad nje je svod, toliko nizak da se pred večer na njemu vidi odsjaj.\n\nOdjednom vas je ovdje najviše šestero. Ako je puno, na vratima visi drvena pločica, a na recepciji će vam reći kad se oslobađa mjesto.',
        en: 'The pool is sunk into the floor: its rim is of the same limestone as the house, its bottom of green tiles. The water is at 34\u00a0degrees and one metre twenty deep; it is not for swimming but for standing, sitting and keeping quiet. A bench runs along the edge below the surface, and the vault above is so low that towards evening the water glimmers on it.\n\nThere are never more than six people. When it is full a wooden tag hangs on the door, and reception tells you when somebody leaves.',
        it: 'La vasca è scavata nel pavimento: il bordo è dello stesso calcare della casa, il fondo di piastrelle verdi. L’acqua è a 34\u00a0gradi e profonda un metro e venti; non ci si nuota, ci si sta in piedi, seduti e in silenzio. Lungo il bordo corre una panca sott’acqua, e la volta è così bassa che verso sera ne riflette il luccichio.\n\nNon si è mai più di sei. Quando è piena, alla porta è appesa una targhetta di legno, e alla reception Le dicono quando si libera.',
        de: 'Das Becken ist in den Boden eingelassen: der Rand aus demselben Kalkstein wie das Haus, der Boden aus grünen Fliesen. Das Wasser hat 34\u00a0Grad und ist einen Meter zwanzig tief; man schwimmt darin nicht, man steht, sitzt und schweigt. Unter Wasser läuft eine Bank am Rand entlang, und das Gewölbe ist so niedrig, dass man abends den Widerschein darauf sieht.\n\nMehr als sechs Gäste sind nie gleichzeitig da. Wenn es voll ist, hängt ein Holzschild an der Tür, und die Rezeption sagt Ihnen, wann wieder Platz ist.',
      },
    },
    {
      heading: {
        hr: 'Sauna i mirna soba',
        en: 'Sauna and quiet room',
        it: 'Sauna e stanza per riposare',
        de: 'Sauna und Ruheraum',
      },
      text: {
        hr: 'Sauna ima 80\u00a0stupnjeva i mjesta za četvero na dvije klupe od topole. Palimo je u tri popodne, a ujutro na zahtjev, pola sata unaprijed. Poslije nje je tuš s hladnom vodom i soba za odmor: četiri ležaja, vuneni pokrivači, čaj od lista masline i prozor u dvorište, pred kojim u proljeće cvate lovor. Telefon ostaje vani; za to je ladica kraj vrata.',
        en: 'The sauna is at 80\u00a0degrees and seats four on two benches of poplar. We light it at three in the afternoon, in the morning on request, half an hour ahead. After it come a cold shower and the quiet room: four couches, woollen blankets, olive leaf tea and a window on the courtyard, with a bay tree that flowers in spring. Telephones stay outside; there is a drawer for them by the door.',
        it: 'La sauna è a 80\u00a0gradi e ha posto per quattro, su due panche di pioppo. L’accendiamo alle tre del pomeriggio, la mattina su richiesta, mezz’ora prima. Dopo ci sono una doccia fredda e la stanza per riposare: quattro lettini, coperte di lana, infuso di foglie d’olivo e una finestra sulla corte, con un alloro che fiorisce in primavera. Il telefono resta fuori; c’è un cassetto accanto alla porta.',
        de: 'Die Sauna hat 80\u00a0Grad und Platz für vier auf zwei Bänken aus Pappelholz. Wir heizen sie um drei Uhr nachmittags an, morgens auf Wunsch, eine halbe Stunde vorher. Danach kommen eine kalte Dusche und der Ruheraum: vier Liegen, Wolldecken, Tee aus Olivenblättern und ein Fenster zum Hof, vor dem im Frühjahr der Lorbeer blüht. Das Telefon bleibt draußen; dafür gibt es eine Schublade neben der Tür.',
      },
      image: picture('wellness-3'),
    },
    {
      heading: {
        hr: 'Masaža',
        en: 'Massage',
        it: 'Il massaggio',
        de: 'Massage',
      },
      text: {
        hr: 'Masira se uljem sorte leccino, ugrijanim, bez dodanih mirisa; poslije se ne treba tuširati. Pedeset minuta je za leđa, ramena i noge, osamdeset za cijelo tijelo. Termini su od deset do devetnaest sati, a dogovaraju se dan prije. Ako ste trudni, ako vas što boli ili ste na što alergični, recite unaprijed.',
        en: 'We use the oil of our Leccino trees, warmed, with no scent but its own; there is no need to shower afterwards. Fifty minutes take care of back, shoulders and legs, eighty of the whole body. Appointments are from ten to seven, arranged the day before. If you are pregnant, in pain or allergic to anything, please tell us in advance.',
        it: 'Si usa l’olio dei nostri Leccino, scaldato, senza altro profumo che il suo; dopo non serve la doccia. Cinquanta minuti sono per schiena, spalle e gambe, ottanta per tutto il corpo. Gli orari vanno dalle dieci alle diciannove e si fissano il giorno prima. In caso di gravidanza, dolori o allergie ce lo dica in anticipo.',
        de: 'Massiert wird mit dem Öl unserer Leccino-Bäume, angewärmt und ohne anderen Duft als seinen eigenen; duschen muss man danach nicht. Fünfzig Minuten sind für Rücken, Schultern und Beine, achtzig für den ganzen Körper. Termine gibt es von zehn bis neunzehn Uhr, vereinbart am Vortag. Wenn Sie schwanger sind, Schmerzen oder eine Allergie haben, sagen Sie es bitte vorher.',
      },
      image: picture('wellness-2'),
    },
    {
      heading: {
        hr: 'Dobro je znati',
        en: 'Good to know',
        it: 'Da sapere',
        de: 'Gut zu wissen',
      },
      text: {
        hr: 'Mjesto se ne rezervira: siđete kad vam odgovara. Najmirnije je od osam do deset i poslije sedam navečer. Djeca mogu od dvanaeste godine, u pratnji odraslih. Ogrtač je u sobi, ručnici su dolje. Do bazena vode dvije stube s rukohvatom.',
        en: 'There is nothing to book: come down when it suits you. It is quietest from eight to ten and after seven in the evening. Children are welcome from the age of twelve, with an adult. Your bathrobe is in the room, towels are by the pool. Two steps with a rail lead to the pool.',
        it: 'Non si prenota: si scende quando fa comodo. Le ore più tranquille sono dalle otto alle dieci e dopo le sette di sera. I bambini dai dodici anni, con un adulto. L’accappatoio è in camera, gli asciugamani sono giù. Alla vasca portano due gradini con corrimano.',
        de: 'Reservieren muss man nicht: Sie kommen herunter, wann es Ihnen passt. Am ruhigsten ist es von acht bis zehn und nach sieben Uhr abends. Kinder ab zwölf Jahren, in Begleitung Erwachsener. Der Bademantel liegt im Zimmer, Handtücher sind unten. Zum Becken führen zwei Stufen mit Handlauf.',
      },
    },
  ],
  prices: [
    {
      name: {
        hr: 'Masaža, 50\u00a0minuta',
        en: 'Massage, 50\u00a0minutes',
        it: 'Massaggio, 50\u00a0minuti',
        de: 'Massage, 50\u00a0Minuten',
      },
      priceCents: 7500,
      referencePrices: autumnPrice(7500),
    },
    {
      name: {
        hr: 'Masaža, 80\u00a0minuta',
        en: 'Massage, 80\u00a0minutes',
        it: 'Massaggio, 80\u00a0minuti',
        de: 'Massage, 80\u00a0Minuten',
      },
      priceCents: 10_500,
      referencePrices: autumnPrice(10_500),
    },
    {
      name: {
        hr: 'Bazen i sauna, dva sata',
        en: 'Pool and sauna, two hours',
        it: 'Vasca e sauna, due ore',
        de: 'Becken und Sauna, zwei Stunden',
      },
      note: {
        hr: 'Po osobi, za one koji ne noće u kući, po dogovoru. Za goste kuće u cijeni sobe.',
        en: 'Per person, for those not staying in the house, by arrangement. Included in the room price for hotel guests.',
        it: 'A persona, per chi non dorme nella casa, su appuntamento. Per gli ospiti è compreso nella camera.',
        de: 'Pro Person, für alle, die nicht im Haus wohnen, nach Absprache. Für Hausgäste im Zimmerpreis enthalten.',
      },
      priceCents: 3500,
      referencePrices: autumnPrice(3500),
    },
  ],
  opening: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '08:00', to: '21:00' }],
      },
    ],
    special: [
      closedInWinter({
        hr: `Na kući se obnavlja krov; bazen i sauna opet rade od ${reopening.hr}.`,
        en: `The roof is being relaid; pool and sauna open again on ${reopening.en}.`,
        it: `Si rifà il tetto; vasca e sauna riaprono il ${reopening.it}.`,
        de: `Das Dach wird neu gedeckt; Becken und Sauna sind ab dem ${reopening.de} wieder offen.`,
      }),
    ],
  },
};
