import { createHash } from 'node:crypto';
import { formatMoney } from '~/i18n/format';
import { type Locale, locales } from '~/i18n/locales';
import { escapeAttribute, escapeText } from '~/platform/text/markup';
import de from '../../translations/de/emulator.json';
import en from '../../translations/en/emulator.json';
import hr from '../../translations/hr/emulator.json';
import it from '../../translations/it/emulator.json';
import { pageStyle } from './page-style';
import { type CardFormErrors, groupDigits, type TestCard } from './test-cards';

export const pageTexts: Record<Locale, typeof en> = { hr, en, de, it };

type Texts = typeof en;

/** What a hosted payment page shows about a payment, whichever provider is emulated. */
export type CardPage = {
  locale: Locale;
  amountCents: number;
  reference: string;
  shopName: string;
  /** URLs of the shop: the host is shown, and the policy lets the form redirect there. */
  shopUrls: readonly string[];
};

type OpenPage = CardPage & {
  cards: readonly TestCard[];
  /** Where the card form is posted. */
  action: string;
  /** How to cancel: a form if the provider must be notified, otherwise a plain link to the shop. */
  leave: { kind: 'form'; action: string } | { kind: 'link'; href: string };
  holder: string;
  errors: CardFormErrors;
};

export type Outcome = keyof Pick<Texts['finished'], 'paid' | 'declined' | 'cancelled' | 'expired'>;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/**
 * The page's security policy: no scripts, no images, nothing from other origins. `form-action` includes the shop,
 * because browsers apply it to redirects too.
 */
export function securityPolicy(shopUrls: readonly string[] = []): string {
  const origins = shopUrls.map((url) => new URL(url).origin);
  const formAction = ["'self'", ...new Set(origins)].join(' ');
  return (
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; ` +
    "base-uri 'none'; frame-ancestors 'none'"
  );
}

/** The card form. Card data is never written back to the page; only the holder's name is kept. */
export function renderCardPage(page: OpenPage): string {
  const { errors, holder, cards } = page;
  const texts = pageTexts[page.locale];
  const body = `
<div class="head"><h1>${escapeText(texts.title)}</h1></div>
${renderOrder(texts, page, true)}
<section class="sheet"><div>
<h2>${escapeText(texts.form.heading)}</h2>
${renderErrors(texts, errors)}
<form method="post" action="${escapeAttribute(page.action)}" autocomplete="off" novalidate>
<div class="fields">
${renderField(texts, page, 'cardNumber', 'class="wide"', 'inputmode="numeric" list="test-cards" maxlength="30"')}
${renderField(texts, page, 'expiry', '', 'maxlength="9"')}
${renderField(texts, page, 'cvv', '', 'inputmode="numeric" maxlength="4"')}
${renderField(texts, page, 'holder', 'class="wide"', `maxlength="60" value="${escapeAttribute(holder)}"`)}
<div class="wide"><button class="pay">${escapeText(texts.form.pay.replaceAll('{{amount}}', formatMoney(page.amountCents)))}</button></div>
</div>
<datalist id="test-cards">${cards.map(({ number }) => `<option value="${groupDigits(number)}">`).join('')}</datalist>
</form>
${renderLeave(texts, page)}
</div></section>
${renderCards(texts, cards)}`;
  return renderDocument(page.locale, body);
}

/** The outcome of a payment. Without `shopUrl` the page has no link back to the shop. */
export function renderFinishedPage(
  page: CardPage & { outcome: Outcome; shopUrl?: string | undefined },
): string {
  const { outcome, shopUrl } = page;
  const texts = pageTexts[page.locale];
  const body = `
<div class="head"><h1>${escapeText(texts.finished[outcome])}</h1></div>
${renderOrder(texts, page, outcome === 'paid')}
<section class="sheet"><div>
<p>${escapeText(shopUrl ? texts.finished.text : texts.finished.stay)}</p>
${shopUrl ? `<p><a class="button" href="${escapeAttribute(shopUrl)}">${escapeText(texts.finished.back)}</a></p>` : ''}
</div></section>`;
  return renderDocument(page.locale, body);
}

/** The language of a payment that does not exist is unknown, so the message is shown in all languages. */
export function renderMissingPage(): string {
  const sections = locales.map((locale) => {
    const { heading, text } = pageTexts[locale].missing;
    return `<section lang="${locale}"><h2>${escapeText(heading)}</h2><p>${escapeText(text)}</p></section>`;
  });
  return renderDocument('en', `<div class="end"><h1>404</h1>${sections.join('')}</div>`);
}

function renderDocument(locale: Locale, body: string): string {
  const { title, notice } = pageTexts[locale];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)} · ${escapeText(notice.label)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header class="notice"><p><strong>${escapeText(notice.label)}</strong> <span>${escapeText(notice.text)}</span></p></header>
<main>${body}
</main>
</body>
</html>
`;
}

function renderOrder({ order }: Texts, page: CardPage, isHeld: boolean): string {
  const { host } = new URL(page.shopUrls[0] ?? '');
  return `<aside class="order">
<p class="kick">${escapeText(order.heading)}</p>
<dl>
<div class="sum"><dt>${escapeText(order.amount)}</dt><dd>${escapeText(formatMoney(page.amountCents))}</dd></div>
<div><dt>${escapeText(order.shop)}</dt><dd>${escapeText(page.shopName)}<br>${escapeText(host)}</dd></div>
<div><dt>${escapeText(order.number)}</dt><dd>${escapeText(page.reference)}</dd></div>
</dl>
${isHeld ? `<p class="note">${escapeText(order.note)}</p>` : ''}
</aside>`;
}

function renderLeave({ form }: Texts, { leave }: OpenPage): string {
  return leave.kind === 'form'
    ? `<form method="post" action="${escapeAttribute(leave.action)}"><button class="leave">${escapeText(form.cancel)}</button></form>`
    : `<p><a class="leave" href="${escapeAttribute(leave.href)}">${escapeText(form.cancel)}</a></p>`;
}

function renderErrors(texts: Texts, errors: CardFormErrors): string {
  const rows = Object.entries(errors);
  if (rows.length === 0) return '';
  const items = rows.map(
    ([field, code]) => `<li><a href="#${field}">${escapeText(readError(texts, code))}</a></li>`,
  );
  return `<div class="summary" role="alert" tabindex="-1" autofocus><p>${escapeText(texts.errors.heading)}</p><ul>${items.join('')}</ul></div>`;
}

type FieldName = keyof CardFormErrors;

function renderField(
  texts: Texts,
  { errors, cards }: OpenPage,
  name: FieldName,
  wrapper: string,
  attributes: string,
): string {
  const error = errors[name];
  const hint =
    name === 'holder'
      ? ''
      : texts.form[`${name}Hint`].replaceAll('{{number}}', groupDigits(cards[0]?.number ?? ''));
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return `<div ${wrapper}><label for="${name}">${escapeText(texts.form[name])}</label>
<input id="${name}" name="${name}" ${attributes} autocomplete="off" required${described && ` aria-describedby="${described}"`}${error ? ' aria-invalid="true"' : ''}>
${error ? `<p class="wrong" id="${name}-error">${escapeText(readError(texts, error))}</p>` : ''}
${hint && `<p class="hint" id="${name}-hint">${escapeText(hint)}</p>`}</div>`;
}

function renderCards({ cards: texts }: Texts, cards: readonly TestCard[]): string {
  const rows = cards.map(
    ({ number, behaviour }) =>
      `<tr><th scope="row"><code>${groupDigits(number)}</code></th><td>${escapeText(texts[behaviour])}</td></tr>`,
  );
  return `<section class="cards">
<div><h2>${escapeText(texts.heading)}</h2><p>${escapeText(texts.intro)}</p></div>
<table><thead><tr><th scope="col">${escapeText(texts.number)}</th><th scope="col">${escapeText(texts.outcome)}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
</section>`;
}

function readError({ errors }: Texts, code: string): string {
  return (errors as Record<string, string>)[code] ?? code;
}
