import { orderPrefix } from '#hotel/hotel.config.js';

/** The number of an order (`M-2026-000123`) under the prefix of the hotel that is built. */
export const orderNumber = (serial: number, year = 2026): string =>
  `${orderPrefix}-${year}-${String(serial).padStart(6, '0')}`;
