import { expect, test } from 'vitest';
import { createOrder } from '~/shop/orders/orders.server';
import { renderConfirmationRequest } from '~/shop/withdrawals/confirmation-request.server';
import type { Withdrawal } from '~/shop/withdrawals/withdrawals.server';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { openMemoryDatabase } from '../../../support/memory-database';
import { makeNewOrder } from '../../../support/new-order';
import { makeWithdrawal } from '../../../support/new-withdrawal';
import { site } from '../../../support/mail-fixtures';
import { timeZone } from '#hotel/hotel.config.js';

const options = {
  site,
  siteUrl: 'https://hotel.example',
  staffAddress: 'reception@linden.example',
};
const key = 'a'.repeat(48);

test.each(locales)(
  'in %s the question goes to the order’s address, with nothing but the order’s data',
  async (locale) => {
    const db = await openMemoryDatabase();
    const { order } = await createOrder(db, makeNewOrder({ locale }), new Date());
    const row = makeWithdrawal({
      locale: 'en',
      confirmation_key: key,
      reference: 'R-2026-ABCDEF',
      full_name: 'Stranger',
      note: 'https://evil.example',
      statement: 'https://evil.example',
    }) as Withdrawal;
    const mail = await renderConfirmationRequest(row, order, options);
    expect(mail.to).toEqual({ name: order.full_name, address: order.email });
    expect(mail.replyTo?.address).toBe('reception@linden.example');
    expect(mail.dedupeKey).toBe('withdrawal:R-2026-ABCDEF:question');
    expect(mail.html).toContain(`lang="${locale}"`);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`https://hotel.example${href('withdrawal', locale)}?confirm=${key}`);
      expect(part).toContain(order.number);
      expect(part).toContain(`19:05 (${timeZone}, UTC`);
      expect(part).not.toMatch(/evil|Stranger|undefined|withdrawalQuestion|\{\{/);
    }
  },
);
