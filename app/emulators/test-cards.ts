/** How a demonstration card behaves; the hosted page explains each in its own text. */
export type CardBehaviour =
  | 'succeeds'
  | 'declined'
  | 'answersLate'
  | 'calledTwice'
  | 'callbackFirst'
  | 'neverReturns'
  | 'noCallback'
  | 'wrongOrder';

export type TestCard = { number: string; behaviour: CardBehaviour };

/** Codes of what is wrong with a field; the texts are in translations/<lng>/emulator.json under `errors`. */
export type CardFormErrors = Partial<Record<'cardNumber' | 'expiry' | 'cvv' | 'holder', string>>;

/** Four digits, a space, four digits: as it is printed on a card. */
export function groupDigits(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** First six and last four digits, which is all that a card provider may show or keep. */
export function maskNumber(number: string): string {
  return `${number.slice(0, 6)}******${number.slice(-4)}`;
}

/**
 * Checks what was typed into the card form against the only cards that an emulator takes. Any number that is not a test
 * card is refused, so that a real card, if entered despite all warnings, goes nowhere.
 */
export function readCardForm(
  form: URLSearchParams,
  now: Date,
  cards: readonly TestCard[],
): { card?: TestCard | undefined; errors: CardFormErrors } {
  const errors: CardFormErrors = {};
  const number = (form.get('cardNumber') ?? '').replace(/[\s-]/g, '');
  const card = cards.find((candidate) => candidate.number === number);
  if (!number) errors.cardNumber = 'cardNumberMissing';
  else if (!card) errors.cardNumber = 'cardNumberUnknown';
  const expiry = checkExpiry(form.get('expiry') ?? '', now);
  if (expiry) errors.expiry = expiry;
  if (!/^\d{3,4}$/.test((form.get('cvv') ?? '').trim())) errors.cvv = 'cvvInvalid';
  const holder = (form.get('holder') ?? '').trim();
  if (!holder) errors.holder = 'holderMissing';
  else if (holder.length > 60) errors.holder = 'holderLong';
  return { card, errors };
}

/** A card is good until the end of the month that it names. */
function checkExpiry(text: string, now: Date): string | undefined {
  const match = /^(0[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(text.trim());
  if (!match) return 'expiryInvalid';
  const monthAfter = new Date(2000 + Number(match[2]), Number(match[1]), 1);
  return monthAfter <= now ? 'expiryPast' : undefined;
}
