import { expect, test } from 'vitest';
import { renderShippedMail } from '~/shop/orders/mails/shipped-mail.server';
import { order, site } from '../../../../support/mail-fixtures';

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
    expect(text).toContain(line);
  for (const line of [hotel.phoneDisplay, hotel.email]) expect(text).not.toContain(line);
});
