import type { Site } from '~/content/content-schema';
import type { OptionalPart, TextPage } from '~/content/text-schema';
import { words } from './words';

const longSentence =
  'A sentence of a long text, with a [link](contact), an address (info@linden.example) and so many more words that it does not fit on one line of a mail.';

/** A text with everything that a block may hold but a form. */
const makeText = (title: string): TextPage => ({
  title: words(title),
  lead: words(`${title} lead`),
  blocks: [
    {
      heading: words(`${title} first heading`),
      text: words(`${longSentence}\n\nA second paragraph.`),
      list: [words('First item'), words('Second item')],
    },
    {
      heading: words(`${title} second heading`),
      text: words('Further on the [form for withdrawal](withdrawal).'),
      table: {
        caption: words('Caption'),
        columns: [words('Name'), words('Purpose')],
        rows: [[words('cart'), words('What was chosen')]],
      },
    },
  ],
  updated: '2026-11-01',
});

const optionalBlocks: Partial<Record<OptionalPart, string>> = {
  analytics: '_ga (Google)',
  captcha: '_grecaptcha (reCAPTCHA)',
  stripe: '__stripe_mid (Stripe)',
};

/** A text with a block for each part that a site may have or lack. */
function makeOptionalText(title: string): TextPage {
  const text = makeText(title);
  const optional = Object.entries(optionalBlocks).map(([part, name]) => ({
    heading: words(`${title} with ${part}`),
    text: words(name),
    onlyWith: part as OptionalPart,
  }));
  return { ...text, blocks: [...text.blocks, ...optional] };
}

/** The text with a form to be filled in by hand, on three empty lines. */
function makeWithdrawalText(): TextPage {
  const text = makeText('Withdrawal');
  const sheet = {
    title: words('Model form'),
    note: words('Fill in and send back'),
    lines: [
      { text: words('To: Linden Hotel GmbH, Mill Lane 4, 8010 Graz'), blanks: 0 },
      { text: words('I withdraw from the contract on'), blanks: 2 },
      { text: words('Date'), blanks: 1 },
    ],
  };
  const form = { heading: words('Form'), text: words('Print it.'), sheet };
  return { ...text, blocks: [...text.blocks, form] };
}

/** The longer texts by their page. */
export const makeTexts = (): Site['texts'] => ({
  terms: makeText('Terms'),
  shipping: makeText('Shipping'),
  payment: makeText('Payment'),
  privacy: makeOptionalText('Privacy'),
  cookies: makeOptionalText('Cookies'),
  imprint: makeText('Imprint'),
  accessibility: makeText('Accessibility'),
  guarantee: makeText('Guarantee'),
  withdrawal: makeWithdrawalText(),
});
