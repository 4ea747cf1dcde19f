import { expect, test } from 'vitest';
import { renderReservationMails } from '~/hospitality/packages/reservation-mails.server';
import { locales } from '~/i18n/locales';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { makePackage } from '../../../support/made-up-hotel/offers';
import { makeSite } from '../../../support/made-up-hotel/site';

test.each(locales)('in %s only who comes on a day is told whether it is free', async (locale) => {
  const guest = { persons: 2, fullName: 'Ana', email: 'ana@example.com', phone: '', comments: '' };
  const own = { ...guest, terms: true, forWhom: 'myself', date: '' } as const;
  const gift = {
    ...guest,
    terms: true,
    forWhom: 'gift',
    recipientName: 'Eva',
    giftMessage: '',
    voucher: 'buyer',
  } as const;
  const about = { id: 'a1', locale, createdAt: new Date('2026-11-23T12:00:00Z') };
  const options = { site: makeSite(), siteUrl: 'https://linden.example' };
  const price = { personCents: 15_000, totalCents: 30_000 };
  const receiptOf = async (requested: typeof own | typeof gift) => {
    const request = { item: makePackage(), requested, price };
    return (await renderReservationMails(request, about, options))[1]?.text;
  };
  const t = getMailTexts(locale);
  expect(await receiptOf(own)).toContain(t('packageReceipt.answer'));
  const receipt = await receiptOf(gift);
  expect(receipt).toContain(t('packageReceipt.giftAnswer'));
  const { phoneDisplay: phone } = makeSite().hotel;
  expect(receipt).toContain(t('packageReceipt.giftIntro', { phone }));
  expect(receipt).not.toContain(t('packageReceipt.answer'));
});
