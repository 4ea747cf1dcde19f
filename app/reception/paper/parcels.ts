import type { OrderWithLines } from '~/shop/orders/orders.server';
import { toRecipient } from '~/shop/orders/order-people';
import { toCsv, spreadsheetFormat } from '~/platform/csv/csv';

/** Splits `Gradinska 1`, as the courier has a field for each. An address that does not end in a number is not split. */
export function splitStreet(address: string): { street: string; houseNumber: string } {
  const [, street, houseNumber] =
    /^(.*[^\s,\d]),?\s+(\d+\s?[\p{L}\d/–-]{0,8})$/u.exec(address.trim()) ?? [];
  return street && houseNumber ? { street, houseNumber } : { street: address, houseNumber: '' };
}

/**
 * Writes `+49 30 1234567` as `0049301234567`: the plus sign would be guarded against formulas, and the courier's import
 * would read the guard as part of the number. Other text stays as it is, and guarded.
 */
export const toParcelPhone = (phone: string): string =>
  /^\+[\d ()/-]+$/.test(phone)
    ? phone.replace('+', '00').replace('(0)', '').replace(/\D/g, '')
    : phone;

/** The field names of MyGLS. */
const columns = [
  'ClientReference',
  'Count',
  'CODAmount',
  'Content',
  'Name',
  'Street',
  'HouseNumber',
  'HouseNumberInfo',
  'City',
  'ZipCode',
  'CountryIsoCode',
  'ContactName',
  'ContactPhone',
  'ContactEmail',
] as const;

/** Parcels as CSV for the courier's import. */
export function toParcelCsv(orders: readonly OrderWithLines[]): string {
  const rows = orders.map((order) => {
    const { fullName, phone, address, city, postalCode, country } = toRecipient(order);
    const { street, houseNumber } = splitStreet(address);
    const to = [fullName, street, houseNumber, '', city, postalCode, country];
    return [order.number, 1, 0, order.number, ...to, fullName, toParcelPhone(phone), order.email];
  });
  return toCsv(columns, rows, spreadsheetFormat);
}
