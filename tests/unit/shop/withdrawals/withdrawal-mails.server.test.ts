import { expect, test } from 'vitest';
import type { MatchedOrder } from '~/shop/withdrawals/matched-order.server';
import { renderWithdrawalMails } from '~/shop/withdrawals/withdrawal-mails.server';
import { locales } from '~/i18n/locales';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { makeWithdrawal, matchedOrder } from '../../../support/new-withdrawal';
import { mailSettings } from '../../../support/mail-fixtures';
import { withPlainSpaces } from '../../../support/plain-spaces';
import { formatMoment } from '~/i18n/format';
import { atHotel } from '../../../support/hotel-clock';

async function render(
  change: Parameters<typeof makeWithdrawal>[0] = {},
  matched: MatchedOrder | null = matchedOrder,
) {
  const mails = await renderWithdrawalMails(
    makeWithdrawal(change),
    matched ?? undefined,
    mailSettings,
  );
  const of = (kind: string) => mails.find((mail) => mail.kind === `withdrawal-${kind}`);
  return { mails, receipt: of('receipt'), notice: of('notice') };
}

const moment = atHotel('2026-11-21T19:05');

test.each(locales)(
  'in %s the acknowledgement holds statement, moment, reference',
  async (locale) => {
    const statement = 'Raskidam ugovor.\n\nNapomena: <b>"hitno"</b>\nBcc: evil@example.com';
    const { receipt } = await render({ locale, statement, reference: 'R-2026-ABCDEF' });
    expect(receipt?.to).toEqual({ name: 'Jürgen Groß', address: 'Ana@Example.com' });
    expect(receipt?.subject).toContain('R-2026-ABCDEF');
    expect(receipt?.html).toContain(`lang="${locale}"`);
    expect(receipt?.html).not.toContain('<b>"hitno"');
    for (const words of [
      withPlainSpaces(formatMoment(moment, locale)),
      'R-2026-ABCDEF',
      '> Raskidam ugovor.',
      '> Bcc: evil@example.com',
      'Mill Lane 4, 8010 Graz',
      '14',
      'shop@linden.example',
      '+43 316 000 222',
    ]) {
      expect(withPlainSpaces(receipt?.text)).toContain(words);
    }
    expect([receipt?.html, receipt?.text].join()).not.toMatch(/undefined|withdrawalReceipt|\{\{/);
  },
);

const steps = [
  'refund',
  'refundPart',
  'reserved',
  'reservedPart',
  'released',
  'unpaid',
  'nothingHeld',
  'onlyReserved',
  'chargedLess',
  'goods',
  'goodsPart',
  'goodsReserved',
  'goodsBack',
  'goodsBackPart',
  'notSent',
  'service',
] as const;
const general = ['refund', 'reserved', 'goods', 'service'];
const generalInPart = ['refundPart', 'reservedPart', 'goodsPart', 'service'];
const shipped = { isShipped: true };
const charged = { state: 'captured', isShipped: true } as const;
const unsent = { state: 'captured' } as const;
const unpaid = { state: 'failed', isUndecided: true } as const;

test.each([
  ['no order', {}, null, general],
  ['a part, and no order', { items: '1 ulje' }, null, generalInPart],
  ['a reserved order', { effect: 'void' }, {}, ['released', 'notSent']],
  ['a reserved order, unproven', { effect: 'unproven' }, {}, ['refund', 'reserved', 'goods']],
  ['a shipped order', { effect: 'operator' }, shipped, ['onlyReserved', 'goodsReserved']],
  ['a shipped order, unproven', { effect: 'unproven' }, shipped, ['refund', 'reserved', 'goods']],
  ['an order shipped since', { effect: 'void' }, shipped, ['refund', 'reserved', 'goods']],
  ['a charged order', { effect: 'operator' }, charged, ['refund', 'goods']],
  ['a charged order, unsent', { effect: 'operator' }, unsent, ['refund', 'notSent']],
  ['a charged order, unsent, unproven', { effect: 'unproven' }, unsent, ['refund', 'goods']],
  ['an unpaid order', { effect: 'void' }, unpaid, ['unpaid', 'notSent']],
  ['an order released since', { effect: 'voided' }, { state: 'voided' }, ['released', 'notSent']],
  ['a refunded order', { effect: 'none' }, { state: 'refunded' }, ['nothingHeld', 'goodsBack']],
  [
    'a part of a refunded order',
    { effect: 'none', items: '1 ulje' },
    { state: 'refunded' },
    ['nothingHeld', 'goodsBackPart'],
  ],
  [
    'an order refunded since',
    { effect: 'operator' },
    { state: 'refunded' },
    ['nothingHeld', 'goodsBack'],
  ],
  [
    'a part of a reserved order',
    { effect: 'operator', items: '1 ulje' },
    {},
    ['chargedLess', 'goodsBackPart'],
  ],
  [
    'a part of a reserved order, unproven',
    { effect: 'unproven', items: '1 ulje' },
    {},
    ['refundPart', 'reservedPart', 'goodsPart'],
  ],
  [
    'a part of a charged order',
    { effect: 'operator', items: '1 ulje' },
    charged,
    ['refundPart', 'goodsPart'],
  ],
  [
    'a part of a charged order, unsent',
    { effect: 'operator', items: '1 ulje' },
    unsent,
    ['refundPart', 'goodsBackPart'],
  ],
] as const)('the acknowledgement for %s promises what fits it', async (_, row, change, keys) => {
  const { receipt } = await render(row, change && { ...matchedOrder, ...change });
  const t = getMailTexts('de');
  const lines = withPlainSpaces(receipt?.text).split('\n');
  expect(
    steps.filter((key) => lines.includes(withPlainSpaces(t(`withdrawalReceipt.${key}`)))),
  ).toEqual(keys);
  const hasAddress = lines.includes(t('withdrawalReceipt.returnTitle'));
  expect(hasAddress).toBe(!(keys as readonly string[]).includes('notSent'));
});

test('staff read whether a statement belongs to an order', async () => {
  const [known, unknown] = [await render(), await render({}, null)];
  expect(unknown.notice?.text).not.toEqual(known.notice?.text);
});

test('of an unproven withdrawal staff learn what to do until when', async () => {
  const unproven = await render({ reference: 'R-2026-ABCDEF', effect: 'unproven', order_id: 1 });
  const text = withPlainSpaces(unproven.notice?.text);
  for (const words of [
    '„Potvrdi raskid” ako je izjava njegova',
    '„Odbaci raskid” ako nije',
    'istječe 5. prosinca 2026.',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Iznos rezerviran na kartici oslobađa se automatski');
});

test('the staff’s mail is Croatian, sorts by time, and replies go to the consumer', async () => {
  const { notice } = await render({ effect: 'void', order_id: 1 });
  expect(withPlainSpaces(notice?.subject)).toBe(
    'Raskid 2026-11-21 19:05 · M-2026-000001 · Jürgen Groß · njemački',
  );
  expect(notice?.to.address).toBe('reception@linden.example');
  expect(notice?.replyTo?.address).toBe('Ana@Example.com');
  expect(withPlainSpaces(notice?.text)).toContain('Novac vratiti do: 5. prosinca 2026.');
  expect(withPlainSpaces(notice?.text)).toContain('48,00 €');
});

test.each([
  ['unmatched', {}, undefined, 'ne pripadaju istoj narudžbi'],
  ['reserved', { effect: 'void' }, {}, 'Iznos rezerviran na kartici oslobađa se automatski'],
  ['released meanwhile', { effect: 'voided' }, { state: 'voided' }, 'Paket ne šaljite'],
  ['unpaid', { effect: 'void' }, { state: 'failed', isUndecided: true }, 'Narudžba nije plaćena'],
  [
    'charged',
    { effect: 'operator' },
    charged,
    'vratite ga („Povrat novca”) najkasnije 5. prosinca 2026. Smijete',
  ],
  ['charged and unsent', { effect: 'operator' }, unsent, 'Ne šaljite ga, a iznos vratite'],
  ['late', { effect: 'operator' }, { ...charged, isLate: true }, 'prije više od 14 dana'],
  [
    'shipped',
    { effect: 'operator' },
    { isShipped: true },
    'osloboditi („Oslobađanje iznosa”) ili ga naplatiti („Naplata”)',
  ],
  ['in part', { effect: 'operator', items: '1 ulje' }, {}, 'raskida ugovor samo djelomično'],
  [
    'charged, in part',
    { effect: 'operator', items: '1 ulje' },
    charged,
    'djelomično, a iznos je već naplaćen. Na stranici narudžbe na recepciji vratite taj dio',
  ],
  [
    'to be checked, in part',
    { effect: 'operator', items: '1 ulje' },
    { state: 'review' },
    'odlučite o njemu („Odluka”)',
  ],
  ['to be checked', { effect: 'operator' }, { state: 'review' }, 'odlučite o njemu („Odluka”)'],
  ['not released', { effect: 'operator' }, {}, 'oslobodite na stranici narudžbe na recepciji („'],
  ['unproven', { effect: 'unproven' }, {}, 'Ništa se ne oslobađa automatski'],
  ['unproven and charged', { effect: 'unproven' }, { state: 'captured' }, 'ide pitanje'],
  ['unproven, a program’s', { effect: 'unproven', withheld: 'trap' }, {}, 'Kupca nismo pitali'],
  ['over', { effect: 'none' }, { state: 'voided' }, 'nema što vratiti'],
  ['refunded since', { effect: 'operator' }, { state: 'refunded' }, 'nema što vratiti'],
  ['unproven, ended since', { effect: 'unproven' }, { state: 'expired' }, 'nema što vratiti'],
] as const)('an order that is %s: staff learn what to do', async (_, row, change, words) => {
  const matched = change && { ...matchedOrder, ...change };
  const mails = await renderWithdrawalMails(makeWithdrawal(row), matched, mailSettings);
  const notice = mails.find(({ kind }) => kind === 'withdrawal-notice');
  expect(withPlainSpaces(notice?.text)).toContain(words);
  expect(notice?.text).not.toContain('npm run');
});

test('only staff learn of a withheld withdrawal, with the reason; a flood sends nothing', async () => {
  for (const withheld of ['trap', 'early', 'recipient'] as const) {
    const { mails, notice } = await render({ withheld });
    expect(mails).toEqual([notice]);
    expect(notice?.text).toContain('Potvrda primitka nije poslana');
  }
  expect((await render({ withheld: 'sender' })).mails).toEqual([]);
});
