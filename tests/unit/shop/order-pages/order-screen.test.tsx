import { expect, test } from 'vitest';
import { OrderScreen } from '~/shop/order-pages/order-screen';
import { orderStates } from '~/shop/orders/order-states';
import type { OrderState } from '~/platform/database/stored-values';
import type { OrderView } from '~/shop/order-pages/order-pages';
import { locales } from '~/i18n/locales';
import { renderScreen } from '../../../support/render-screen';

const states = Object.keys(orderStates) as OrderState[];

const person = {
  fullName: 'Ana Kovač',
  address: 'Ilica 1',
  postalCode: '10000',
  city: '',
  country: 'HR',
  countryName: 'Hrvatska',
  phone: '091',
};

const order: OrderView = {
  number: 'M-2026-000123',
  state: 'authorised',
  createdAt: '2026-11-21T09:00:00.000Z',
  createdAtText: '21. studenoga 2026. u 10:00',
  lines: [
    {
      productName: 'Spring oil',
      description: 'Extra virgin olive oil, 500 ml',
      unitCents: 2400,
      count: 2,
      totalCents: 4800,
    },
  ],
  subtotalCents: 4800,
  deliveryCents: 450,
  totalCents: 5250,
  capturedCents: 0,
  refundedCents: 0,
  isRefundedElsewhere: false,
  buyer: { ...person, email: 'ana@example.com' },
  recipient: person,
  carrier: 'GLS',
  invoices: [],
  isInVat: null,
  parcel: null,
  giftMessage: '',
  comment: '',
  statements: [],
  withdrawal: null,
  withdrawalPath: '/raskid-ugovora?order=abc',
  seller: { phone: '+43316000222', phoneDisplay: '+43 316 000 222', email: 'shop@linden.example' },
};

test.each(locales)('%s: every state is explained', async (locale) => {
  const texts = new Set<string>();
  for (const state of states) {
    const html = await renderScreen(<OrderScreen order={{ ...order, state }} />, { locale });
    const section = html.match(/<section class="order-state".*?<\/section>/)?.[0] ?? '';
    expect(section).toContain(`data-order-state="${state}"`);
    expect(section).not.toMatch(/states\.|\{\{/);
    texts.add(section.replace(/<[^>]+>/g, ''));
  }
  expect(texts.size).toBe(states.length);
});

test.each(locales)('%s: a withdrawal and a partial refund are shown', async (locale) => {
  const statements = [{ reference: 'R-2026-7K4M9Q', at: order.createdAt, atText: 'TIME' }];
  const html = await renderScreen(<OrderScreen order={{ ...order, statements }} />, { locale });
  expect(html).toMatch(
    /<time dateTime="[^"]*">[^<]*<span class="nowrap">R-2026-7K4M9Q<\/span>[^<]*TIME[^<]*<\/time>/,
  );
  const charged = { ...order, state: 'captured' as const, capturedCents: 4800 };
  const state = async (refundedCents: number) => {
    const screen = <OrderScreen order={{ ...charged, refundedCents }} />;
    const html = await renderScreen(screen, { locale });
    return html.match(/<section class="order-state".*?<\/section>/)?.[0] ?? '';
  };
  expect(await state(0)).not.toContain('10,00');
  expect(await state(1000)).toContain('48,00\u00a0€');
  expect(await state(1000)).toContain('10,00\u00a0€');
});

test.each(locales)('%s: a withdrawal changes what happens to parcel and hold', async (locale) => {
  const parcel = { code: '1', carrier: 'GLS', url: null, sentAt: order.createdAt, sentAtText: '' };
  const stateOf = async (change: Partial<OrderView>) => {
    const html = await renderScreen(<OrderScreen order={{ ...order, ...change }} />, { locale });
    return html.match(/<section class="order-state".*?<\/section>/)?.[0] ?? '';
  };
  const texts = new Set<string>();
  for (const withdrawal of [null, 'whole', 'part', 'unproven'] as const)
    texts.add(await stateOf({ withdrawal }));
  for (const withdrawal of [null, 'whole'] as const)
    texts.add(await stateOf({ withdrawal, parcel }));
  expect(texts.size).toBe(6);
  expect([...texts].join(' ')).not.toMatch(/states\.|\{\{/);
  expect(await stateOf({ withdrawal: 'part', parcel })).toBe(
    await stateOf({ withdrawal: 'whole', parcel }),
  );
  expect(await stateOf({ withdrawal: 'unproven', parcel })).toBe(await stateOf({ parcel }));
});

test('a buyer who has the goods reads that a hold that has expired is not the end of it', async () => {
  const parcel = { code: '1', carrier: 'GLS', url: null, sentAt: order.createdAt, sentAtText: '' };
  const read = (change: Partial<OrderView>) =>
    renderScreen(<OrderScreen order={{ ...order, state: 'expired', ...change }} />, {
      locale: 'en',
    });
  expect(await read({})).toContain('nothing you need to do');
  expect(await read({ parcel })).not.toContain('nothing you need to do');
  expect(await read({ parcel })).toContain('to agree how they are paid for');
});

test('number, time, rows and amounts', async () => {
  const html = await renderScreen(<OrderScreen order={order} />);
  expect(html).toContain('<h1>Narudžba <span class="nowrap">M-2026-000123</span></h1>');
  expect(html).toContain('dateTime="2026-11-21T09:00:00.000Z"');
  expect(html).toContain('2 × 24,00\u00a0€');
  expect(html).toMatch(/Ukupno s PDV-om<\/span><span[^>]*data-price="5250"/);
  expect(html).toContain('<span>10000</span>');
});

test.each(locales)('%s: charged, released and refunded amounts are shown', async (locale) => {
  const charged = {
    ...order,
    state: 'captured' as const,
    capturedCents: 4800,
    refundedCents: 1000,
  };
  const html = await renderScreen(<OrderScreen order={charged} />, { locale });
  const money = html.match(/<dl class="amounts" data-order-money.*?<\/dl>/)?.[0] ?? '';
  expect([...money.matchAll(/data-price="(\d+)"/g)].map(([, cents]) => cents)).toEqual([
    '4800',
    '450',
    '1000',
  ]);
  expect(html).toMatch(/<section class="order-state"[^]*?48,00/);
  expect(await renderScreen(<OrderScreen order={order} />, { locale })).not.toContain(
    'data-order-money',
  );
});

test.each(['captured', 'refunded'] as const)(
  'of an order that is %s no page says that money went to the card if it was paid otherwise',
  async (state) => {
    const paid = { ...order, state, capturedCents: 5250, refundedCents: 1000 };
    const read = (isRefundedElsewhere: boolean) =>
      renderScreen(<OrderScreen order={{ ...paid, isRefundedElsewhere }} />, { locale: 'en' });
    expect((await read(false)).match(/to the (same )?card/g)).toHaveLength(2);
    expect(await read(true)).not.toMatch(/to the (same )?card/);
    expect(await read(true)).toMatch(/returned [^<]*10[.,]00[^<]* to you\./);
  },
);

test('pieces that were not charged or refunded are named', async () => {
  const [line] = order.lines;
  const render = (unkept?: number) =>
    renderScreen(
      <OrderScreen
        order={{ ...order, lines: line ? [{ ...line, ...(unkept && { unkept }) }] : [] }}
      />,
      { locale: 'en' },
    );
  expect(await render(1)).toContain('of these not charged or refunded: 1');
  expect(await render()).not.toContain('of these');
});

test('without a comment or a gift message there is no heading for it', async () => {
  expect(await renderScreen(<OrderScreen order={order} />)).not.toMatch(/Napomena|Poruka uz dar/);
  const withGift = await renderScreen(<OrderScreen order={{ ...order, giftMessage: 'Sretno!' }} />);
  expect(withGift).toMatch(/<h2>Poruka uz dar<\/h2><p[^>]*>Sretno!</);
  const html = await renderScreen(<OrderScreen order={{ ...order, comment: '3. kat' }} />);
  expect(html).toContain('3. kat');
});

test.each(locales)('%s: a shipped parcel has its number and the carrier’s page', async (locale) => {
  const parcel = {
    code: '12345678901',
    carrier: 'GLS',
    url: 'https://gls.example/?match=12345678901',
    sentAt: '2026-11-23T09:00:00.000Z',
    sentAtText: '23. studenoga 2026.',
  };
  const html = await renderScreen(<OrderScreen order={{ ...order, parcel }} />, { locale });
  expect(html).toContain(
    '<a href="https://gls.example/?match=12345678901" rel="noreferrer" class="btn btn--quiet">',
  );
  expect(html).toContain('12345678901</b>');
  expect(html).toContain('dateTime="2026-11-23T09:00:00.000Z"');
  const waiting = await renderScreen(<OrderScreen order={order} />, { locale });
  const wordsOf = (page: string) => page.match(/<section class="order-state".*?<\/section>/)?.[0];
  expect(wordsOf(html)).not.toBe(wordsOf(waiting));
  const plain = { ...order, parcel: { ...parcel, url: null } };
  expect(await renderScreen(<OrderScreen order={plain} />, { locale })).not.toContain('noreferrer');
});

test.each(locales)(
  '%s: the total includes VAT as the invoice says, or as the seller is in the system',
  async (locale) => {
    const saysVat = async (isInVat: boolean | null, isOutsideVat: boolean) => {
      const screen = <OrderScreen order={{ ...order, isInVat }} />;
      const html = await renderScreen(screen, {
        locale,
        frame: isOutsideVat ? { isOutsideVat } : {},
      });
      return /PDV|VAT|MwSt|IVA/.test(html);
    };
    expect([await saysVat(null, false), await saysVat(null, true)]).toEqual([true, false]);
    expect([await saysVat(false, false), await saysVat(true, true)]).toEqual([false, true]);
  },
);

test.each(locales)('%s: questions go to the seller’s telephone and email', async (locale) => {
  const html = await renderScreen(<OrderScreen order={order} />, { locale });
  expect(html).toMatch(/<a [^>]*href="tel:\+43316000222">\+43 316 000 222<\/a>/);
  expect(html).toMatch(/<a [^>]*href="mailto:shop@linden\.example">shop@linden\.example<\/a>/);
});

test('an address is written as in its country', async () => {
  const dublin = { city: 'Dublin', postalCode: 'D02 AF30', country: 'IE', countryName: 'Ireland' };
  const recipient = { ...person, ...dublin };
  const html = await renderScreen(<OrderScreen order={{ ...order, recipient }} />);
  expect(html).toContain(
    '<span>Ilica 1</span><span>Dublin</span><span>D02 AF30</span><span>Ireland</span>',
  );
});
