import { expect, test } from 'vitest';
import { buyerAddress, formatAddress, recipientAddress } from '~/shop/checkout/address-lines';
import { sampleCheckout } from '../../../support/sample-checkout';

const other = {
  recipientName: 'Iva Kovač',
  recipientPhone: '+49 30 123456',
  deliveryAddress: 'Gasse 1',
  deliveryPostalCode: '10115',
  deliveryCity: 'Berlin',
  deliveryCountry: 'DE',
};
const view = sampleCheckout();
const buyer = {
  name: 'Ana Kovač',
  phone: '091 234 5678',
  lines: ['Ilica 1', '31000 Osijek', 'Hrvatska'],
};

test('the buyer’s address has a name, a telephone and up to three lines', () => {
  expect(buyerAddress(view)).toEqual(buyer);
  expect(formatAddress(view)).toBe('Ilica 1, 31000\u00a0Osijek, Hrvatska');
});

test('missing values leave no empty line and no stray space', () => {
  const values = { address: 'Ilica 1', postalCode: '10000', country: 'XX' };
  expect(buyerAddress({ ...view, values })).toEqual({
    name: '',
    phone: '',
    lines: ['Ilica 1', '10000'],
  });
  expect(buyerAddress({ ...view, values: { city: 'Osijek' } }).lines).toEqual(['Osijek']);
  expect(recipientAddress({ ...view, values: {} })).toEqual({ name: '', phone: '', lines: [] });
});

test('the parcel goes to the buyer as long as the box is ticked', () => {
  const values = { ...view.values, ...other };
  expect(recipientAddress({ ...view, values })).toEqual(buyer);
  expect(recipientAddress({ ...view, values: { ...values, sameAddress: undefined } })).toEqual({
    name: 'Iva Kovač',
    phone: '+49 30 123456',
    lines: ['Gasse 1', '10115 Berlin', 'Njemačka'],
  });
});

test('city and postcode are in the order of the country, of the buyer and of the recipient', () => {
  const home = { address: '1 Quay', postalCode: 'D02 AF30', city: 'Dublin', country: 'IE' };
  expect(formatAddress({ ...view, values: home })).toBe('1 Quay, Dublin, D02\u00a0AF30');
  const away = { ...other, deliveryCountry: 'IE' };
  expect(recipientAddress({ ...view, values: away }).lines).toEqual(['Gasse 1', 'Berlin', '10115']);
});

test('a country is named from either list', () => {
  const values = { ...view.values, country: 'CH' };
  expect(buyerAddress({ ...view, values }).lines.at(-1)).toBe('Švicarska');
  expect(buyerAddress({ ...view, values: { country: 'DE' } }).lines).toEqual(['Njemačka']);
});
