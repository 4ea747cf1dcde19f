import { createHash } from 'node:crypto';
import { formatMoney } from '../../app/i18n/format';
import { type Locale, locales } from '../../app/i18n/locales';
import de from '../../translations/de/emulator.json';
import en from '../../translations/en/emulator.json';
import hr from '../../translations/hr/emulator.json';
import it from '../../translations/it/emulator.json';
import { type CardFormErrors, groupDigits, testCards } from './wspay-cards';
import { pageStyle } from './wspay-page-style';
import type { EmulatedTransaction } from './wspay-store';

export const pageTexts: Record<Locale, typeof en> = { hr, en, de, it };

type Texts = typeof en;
type Page = { transaction: EmulatedTransaction; shopName: string };

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** No scripts, no pictures, nothing from elsewhere; the form may lead back to the shop, since browsers check redirects. */
export function securityPolicy(transaction?: EmulatedTransaction): string {
  const { returnUrl, returnErrorUrl, cancelUrl } = transaction ?? {};
  const origins = [returnUrl, returnErrorUrl, cancelUrl].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  );
  const formAction = ["'self'", ...new Set(origins)].join(' ');
  return (
    `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action ${formAction}; ` +
    "base-uri 'none'; frame-ancestors 'none'"
  );
}

/** The card form. Whatever was typed as card data is never written back; only the name is kept. */
export function renderCardPage({
  transaction,
  shopName,
  errors,
  holder,
}: Page & { errors: CardFormErrors; holder?: string }) {
  const texts = pageTexts[transaction.locale];
  const { FirstName, LastName } = transaction.customer;
  const name = holder ?? `${FirstName} ${LastName}`.trim();
  const body = `
<div class="head"><h1>${escape(texts.title)}</h1></div>
${renderOrder(texts, transaction, shopName)}
<section class="sheet"><div>
<h2>${escape(texts.form.heading)}</h2>
${renderErrors(texts, errors)}
<form method="post" action="${transaction.id}" autocomplete="off" novalidate>
<div class="fields">
${renderField(texts, errors, 'cardNumber', 'class="wide"', 'inputmode="numeric" list="test-cards" maxlength="30"')}
${renderField(texts, errors, 'expiry', '', 'maxlength="9"')}
${renderField(texts, errors, 'cvv', '', 'inputmode="numeric" maxlength="4"')}
${renderField(texts, errors, 'holder', 'class="wide"', `maxlength="60" value="${escape(name)}"`)}
<div class="wide"><button class="pay">${escape(fillAmount(texts.form.pay, transaction))}</button></div>
</div>
<datalist id="test-cards">${testCards.map(({ number }) => `<option value="${groupDigits(number)}">`).join('')}</datalist>
</form>
<form method="post" action="${transaction.id}/cancel"><button class="leave">${escape(texts.form.cancel)}</button></form>
</div></section>
${renderCards(texts)}`;
  return renderDocument(transaction.locale, body);
}

/** What became of a payment; without `shopUrl` there is no way back from here. */
export function renderFinishedPage({
  transaction,
  shopName,
  shopUrl,
}: Page & { shopUrl?: string }): string {
  const texts = pageTexts[transaction.locale];
  const outcome = isRefused(transaction) ? transaction.state : 'paid';
  const body = `
<div class="head"><h1>${escape(texts.finished[outcome])}</h1></div>
${renderOrder(texts, transaction, shopName)}
<section class="sheet"><div>
<p>${escape(shopUrl ? texts.finished.text : texts.finished.stay)}</p>
${shopUrl ? `<p><a class="button" href="${escape(shopUrl)}">${escape(texts.finished.back)}</a></p>` : ''}
</div></section>`;
  return renderDocument(transaction.locale, body);
}

/** Nobody knows the language of a payment that does not exist, so it is said in all. */
export function renderMissingPage(): string {
  const sections = locales.map((locale) => {
    const { heading, text } = pageTexts[locale].missing;
    return `<section lang="${locale}"><h2>${escape(heading)}</h2><p>${escape(text)}</p></section>`;
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
<title>${escape(title)} · ${escape(notice.label)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header class="notice"><p><strong>${escape(notice.label)}</strong> <span>${escape(notice.text)}</span></p></header>
<main>${body}
</main>
</body>
</html>
`;
}

function renderOrder({ order }: Texts, transaction: EmulatedTransaction, shopName: string): string {
  const { host } = new URL(transaction.returnUrl);
  return `<aside class="order">
<p class="kick">${escape(order.heading)}</p>
<dl>
<div class="sum"><dt>${escape(order.amount)}</dt><dd>${escape(formatMoney(transaction.amountCents))}</dd></div>
<div><dt>${escape(order.shop)}</dt><dd>${escape(shopName)}<br>${escape(host)}</dd></div>
<div><dt>${escape(order.number)}</dt><dd>${escape(transaction.shoppingCartId)}</dd></div>
</dl>
${isRefused(transaction) ? '' : `<p class="note">${escape(order.note)}</p>`}
</aside>`;
}

function isRefused<T extends EmulatedTransaction>(
  transaction: T,
): transaction is T & { state: 'declined' | 'cancelled' } {
  return transaction.state === 'declined' || transaction.state === 'cancelled';
}

function renderErrors(texts: Texts, errors: CardFormErrors): string {
  const rows = Object.entries(errors);
  if (rows.length === 0) return '';
  const items = rows.map(
    ([field, code]) => `<li><a href="#${field}">${escape(readError(texts, code))}</a></li>`,
  );
  return `<div class="summary" role="alert" tabindex="-1" autofocus><p>${escape(texts.errors.heading)}</p><ul>${items.join('')}</ul></div>`;
}

type FieldName = keyof CardFormErrors;

function renderField(
  texts: Texts,
  errors: CardFormErrors,
  name: FieldName,
  wrapper: string,
  attributes: string,
): string {
  const error = errors[name];
  const hint = name === 'holder' ? '' : texts.form[`${name}Hint`];
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return `<div ${wrapper}><label for="${name}">${escape(texts.form[name])}</label>
<input id="${name}" name="${name}" ${attributes} autocomplete="off" required${described && ` aria-describedby="${described}"`}${error ? ' aria-invalid="true"' : ''}>
${error ? `<p class="wrong" id="${name}-error">${escape(readError(texts, error))}</p>` : ''}
${hint && `<p class="hint" id="${name}-hint">${escape(hint)}</p>`}</div>`;
}

function renderCards({ cards }: Texts): string {
  const rows = testCards.map(
    ({ number, behaviour }) =>
      `<tr><th scope="row"><code>${groupDigits(number)}</code></th><td>${escape(cards[behaviour])}</td></tr>`,
  );
  return `<section class="cards">
<div><h2>${escape(cards.heading)}</h2><p>${escape(cards.intro)}</p></div>
<table><thead><tr><th scope="col">${escape(cards.number)}</th><th scope="col">${escape(cards.outcome)}</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
</section>`;
}

function readError({ errors }: Texts, code: string): string {
  return (errors as Record<string, string>)[code] ?? code;
}

function fillAmount(text: string, { amountCents }: EmulatedTransaction): string {
  return text.replaceAll('{{amount}}', formatMoney(amountCents));
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
