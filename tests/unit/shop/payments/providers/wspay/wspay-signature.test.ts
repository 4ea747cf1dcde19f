import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatAmountDigits,
  formatAmountMinor,
  parseAmount,
  cartIdPattern,
  signAction,
  signActionResponse,
  signReport,
  signRequest,
  signReturn,
  signStatusRequest,
} from '~/shop/payments/providers/wspay/wspay-signature';

const regular = { shopId: 'regularShopId', secretKey: 'regularShopSecret' };
const moj = { shopId: 'MojShop', secretKey: '3DfEO2B5Jjm4VC1Q3vEh' };
const own = { shopId: 'TESTSHOP', secretKey: '0123456789abcdef' };
const cart = 'ORD-2025-000123';
const ownReport = {
  actionSuccess: '1',
  approvalCode: '654321',
  wsPayOrderId: 'b1c2d3e4-0000-4000-8000-000000000001',
} as const;

/** Name, our signature, the signature computed elsewhere. */
const vectors: [string, string, string][] = [
  [
    'published: request',
    signRequest(regular, 'testCartId', 1525),
    '05b44b25ce8883c16e40cff78163ddfd40a5b86baf6f042a848cddebbe9a8db2fc03079f7cfa31c13d469f262ad93540445f9433a8df51dff689c59ec1596234',
  ],
  [
    'published: action request',
    signAction(regular, {
      wsPayOrderId: 'testCartId',
      stan: 'stan',
      approvalCode: 'approvalCode',
      amountMinor: '1525',
    }),
    '960cc4ad9c2f8dd73be60fe5a9095f322ae13f44af5a94023cf4c17eaf31ad87d70f0f8347cb50005a8cb8881a93529ef05ac6ae00937e5db77e54c58fde6c76',
  ],
  [
    'published: statusCheck request',
    signStatusRequest(regular, 'testCartId'),
    '9ea4962173b9cbbddceb7e54311a92127df62c6c5e04be3e10014bf8dd3bf954588f701fa7fffcc432cc81c402be799c88f68ddcca0baebbd466e07df7aacb4d',
  ],
  [
    'published: transaction report',
    signReport(moj, {
      actionSuccess: '1',
      approvalCode: '961792',
      wsPayOrderId: '96a5f58f-764c-4640-90ea-591280893bff',
    }),
    'b77be564829eda566d516d544b08e6ff16968ce13c5566781ae12621c685819b14ae1fea124a87fa1e72b94127a91cd319982b065b4a4d490ff875e6dc115f93',
  ],
  [
    'published: statusCheck answer',
    signReport(moj, {
      actionSuccess: '1',
      approvalCode: '307006',
      wsPayOrderId: '4ae43ae9-af8f-4ddd-8a21-7864f9fe81fb',
    }),
    '7a266ceb2abad8001fa33a8dac5a270a47a716521bab40cc88e3158843fbf70d176dc832462bf904436ed3d3060b30623a76af3d040918ab005108249dd962d0',
  ],
  [
    'published: action answer',
    signActionResponse(moj, {
      stan: '38400',
      actionSuccess: '1',
      approvalCode: '559974',
      wsPayOrderId: 'c1c7ad40-6293-417e-9dff-8390822efcb6',
    }),
    '9f3c7e03bfe3937a1dd82fec8de8719c12ce01679fcf0f96070436b094f7192dab0ff1c8bef64d65f167049c9df4ca46a12efa1de2a52cba83b20c9cda88ff2f',
  ],
  [
    'own: request',
    signRequest(own, cart, 123450),
    'b6b1562423ee2030a5e5753c9182e7898ede016250a4ce83902f98ec08c102027a71c23a16b3d625dd9ae2d1f884b008f6ee5b382f7392b51ec7a00fd0670bee',
  ],
  [
    'own: return with success',
    signReturn(own, { reference: cart, success: '1', approvalCode: '654321' }),
    '78e761e676be60c06b2f0fad5b8b2a2b77f127da988da4a9f59923a7e815ca719877b243cbccdf8801163b50618902471fed163353f2019e9b850121267a8808',
  ],
  [
    'own: return with an error',
    signReturn(own, { reference: cart, success: '0', approvalCode: '' }),
    'f8b7451787a09e51cc21a2ed3687c7025fa631df1abed771616e4c250391cadec158e60770c48a99722fd2796cba1551205ac097a8e444f76ba6f27e5e8656ba',
  ],
  [
    'own: callback',
    signReport(own, ownReport),
    '5f59cacaec8fe0a21be288ab84ebc41c548508300cc87160357e8c2ef2cfab90dc115ce46bd165872cefd65b15ebd14aae80c0a494041f425e51013b5cb0d24d',
  ],
  [
    'own: completion request',
    signAction(own, { ...ownReport, stan: '38967', amountMinor: '123450' }),
    '2b497293953a1438102397cc097196d81621b71c570740607c477778ee14f09f4f36dae6037f40834702a6f5d61363939f31dc9d5ffcf3ee807cfe0895b2ec23',
  ],
  [
    'own: statusCheck request',
    signStatusRequest(own, cart),
    '19057362f98c2d0f5586060e4c70691510eea30e6d1a243e3ab249b36299ce6b7d8241ca97b08024bc8d3ae995ea4e458d21f2ec34c9f30a92ce004ef5ef0bc2',
  ],
];

describe('signatures', () => {
  test.each(vectors)('%s', (_name, ours, theirs) => {
    expect(ours).toBe(theirs);
  });

  test('a change of any signed field changes the signature', () => {
    const report = (change: object) => signReport(own, { ...ownReport, ...change });
    const back = { reference: cart, success: '1', approvalCode: '654321' } as const;
    const all = [
      report({}),
      report({ actionSuccess: '0' }),
      report({ approvalCode: '654322' }),
      report({ wsPayOrderId: 'x' }),
      signReport({ ...own, shopId: 'TESTSHOQ' }, ownReport),
      signReport({ ...own, secretKey: '0123456789abcdeg' }, ownReport),
      signReturn(own, back),
      signReturn(own, { ...back, reference: 'ORD-2025-000124' }),
      signReturn(own, { ...back, success: '0' }),
      signReturn(own, { ...back, approvalCode: '' }),
      signRequest(own, cart, 123450),
      signRequest(own, cart, 123451),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('amounts', () => {
  test.each([
    [0, '0,00', '000', '0'],
    [5, '0,05', '005', '5'],
    [50, '0,50', '050', '50'],
    [100, '1,00', '100', '100'],
    [123450, '1234,50', '123450', '123450'],
  ])('%d cents', (cents, comma, digits, minor) => {
    expect(formatAmount(cents)).toBe(comma);
    expect(formatAmountDigits(cents)).toBe(digits);
    expect(formatAmountMinor(cents)).toBe(minor);
    expect(parseAmount(comma)).toBe(cents);
    expect(parseAmount(comma.replace(',', '.'))).toBe(cents);
    expect(parseAmount(cents / 100)).toBe(cents);
  });

  test('every form reads back to the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => {
        expect(parseAmount(formatAmount(cents))).toBe(cents);
        expect(parseAmount(formatAmount(cents).replace(',', '.'))).toBe(cents);
        expect(parseAmount(cents / 100)).toBe(cents);
        expect(formatAmount(cents).replace(',', '')).toBe(formatAmountDigits(cents));
        expect(Number(formatAmountDigits(cents))).toBe(cents);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [78, 7800],
    ['80.55', 8055],
    [80.55, 8055],
    ['78', 7800],
    [80.5, 8050],
    [1.1, 110],
    [0.29, 29],
  ])('%s as WSPay sends it', (value, cents) => expect(parseAmount(value)).toBe(cents));

  const garbage = [
    '',
    ' ',
    '1 ',
    ' 1',
    '-1',
    '+1',
    '1,',
    ',5',
    '1.234,50',
    '1,234.50',
    '1.005',
    '01',
    '1e3',
    '0x10',
    '1,5,0',
    '١',
    '1\n',
  ];
  test.each([
    ...garbage,
    'NaN',
    '9'.repeat(13),
    Number.NaN,
    Infinity,
    -1,
    1e21,
    0.005,
    null,
    undefined,
    true,
    {},
    ['1'],
    5n,
  ])('refuses %s', (value) => expect(() => parseAmount(value)).toThrow(RangeError));

  test('never reads text that is not an amount', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^(0|[1-9]\d*)([.,]\d{1,2})?$/.test(text));
        expect(() => parseAmount(text)).toThrow(RangeError);
      }),
    );
  });

  test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])('refuses %d cents', (cents) => {
    for (const format of [formatAmount, formatAmountDigits, formatAmountMinor]) {
      expect(() => format(cents)).toThrow(RangeError);
    }
  });
});

test('cart ids are those that WSPay takes', () => {
  for (const id of ['M-2026-000123-1', 'a', 'A_b.c-9', 'x'.repeat(255)])
    expect(id).toMatch(cartIdPattern);
  for (const id of ['', 'a b', 'č', 'a/b', 'a\n', 'x'.repeat(256)])
    expect(id).not.toMatch(cartIdPattern);
});
