/** How a test card behaves. The hosted page has a text that explains each. */
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

/** The cards of both providers beside the one that succeeds. */
export const otherCards: readonly TestCard[] = [
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000000101', behaviour: 'answersLate' },
  { number: '4000000000000119', behaviour: 'calledTwice' },
  { number: '4000000000000127', behaviour: 'callbackFirst' },
  { number: '4000000000000135', behaviour: 'neverReturns' },
  { number: '4000000000000143', behaviour: 'noCallback' },
];

/** Error codes of the card form's fields, translated in translations/<lng>/emulator.json under `errors`. */
export type CardFormErrors = Partial<Record<'cardNumber' | 'expiry' | 'cvv' | 'holder', string>>;

/** Groups a card number in fours, as printed on a card. */
export function groupDigits(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** First six and last four digits: the only ones a card provider may display or store. */
export function maskNumber(number: string): string {
  return `${number.slice(0, 6)}******${number.slice(-4)}`;
}

/**
 * Validates the card form against the emulator's test cards. Any other number is rejected, so that a real card entered
 * despite all warnings is never used.
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

/** A card is valid until the end of the month printed on it. */
function checkExpiry(text: string, now: Date): string | undefined {
  const match = /^(0[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(text.trim());
  if (!match) return 'expiryInvalid';
  const monthAfter = new Date(2000 + Number(match[2]), Number(match[1]), 1);
  return monthAfter <= now ? 'expiryPast' : undefined;
}
