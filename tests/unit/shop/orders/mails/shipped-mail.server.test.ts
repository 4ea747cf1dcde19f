import { expect, test } from 'vitest';
import { locales } from '~/i18n/locales';
import { renderShippedMail } from '~/shop/orders/mails/shipped-mail.server';
import { mailSettings, order, site } from '../../../../support/mail-fixtures';
import { withPlainSpaces } from '../../../../support/plain-spaces';

const parcel = {
  code: '12345678901',
  carrier: 'Parcel Post',
  isReplaced: false,
  isReserved: true,
  id: '1',
};

test('the email about a parcel ends with the seller’s address, telephone and email', async () => {
  const options = { site, siteUrl: 'https://www.linden.example' };
  const { text } = await renderShippedMail(order, parcel, options);
  const { hotel, seller } = site;
  for (const line of [seller.legalName, seller.street, seller.phoneDisplay, seller.email])
    expect(withPlainSpaces(text)).toContain(line);
  for (const line of [hotel.phoneDisplay, hotel.email]) expect(text).not.toContain(line);
});

test.each(locales)('%s: both parts name the goods and the days until delivery', async (locale) => {
  const { text, html } = await renderShippedMail({ ...order, locale }, parcel, mailSettings);
  for (const part of [text, html]) {
    const plain = withPlainSpaces(part);
    expect(plain).toContain('2 × Olivenöl, Flasche 500 ml');
    expect(plain).toContain('1 × Apfelessig, Flasche 250 ml');
    expect(plain).toMatch(/\b2\D{1,5}6 \p{L}/u);
  }
});

test('a new parcel number says nothing about days: they began with the first', async () => {
  const { text } = await renderShippedMail(order, { ...parcel, isReplaced: true }, mailSettings);
  expect(text).not.toContain('Arbeitstag');
});
