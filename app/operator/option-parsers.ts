import { InvalidArgumentError } from 'commander';
import { orderPrefix } from '#hotel/hotel.config.js';
import { dayMs, hourMs } from '~/platform/time/durations';
import { addDays } from '~/platform/time/calendar';
import { startOfHotelDay } from '~/platform/time/hotel-time';
import { isDay } from '~/platform/time/typed-day';
import { parseMailAddress } from '~/platform/mail/address';
import { toPlainLine } from '~/platform/mail/plain-line';
import { isPaymentReference } from '~/shop/payments/core/payment-reference';

const unitMs = { h: hourMs, d: dayMs } as const;

/**
 * Parses a date such as `2026-11-21`, which means the start of that day on the hotel's calendar, or a duration before `now` such as
 * `7d` or `12h`.
 * @throws InvalidArgumentError for anything else
 */
export function parseSince(value: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(value) ?? [];
  if (count && unit) return new Date(now.getTime() - Number(count) * unitMs[unit as 'h' | 'd']);
  if (isDay(value)) return startOfHotelDay(value);
  throw new InvalidArgumentError('Use a date such as 2026-11-21, or a duration such as 7d or 12h.');
}

/**
 * Parses a date and returns the end of that day on the hotel's calendar, which is the start of the next one.
 * @throws InvalidArgumentError if the value is not a date
 */
export function parseUntil(value: string): Date {
  if (isDay(value)) return startOfHotelDay(addDays(value, 1));
  throw new InvalidArgumentError('Use a date such as 2026-11-21.');
}

/** @throws InvalidArgumentError unless the value is a whole number, 1 or more */
export function parsePositiveInteger(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new InvalidArgumentError('Use a whole number, 1 or more.');
  }
  return Number(value);
}

/** Pieces of an order's item, which is counted from 1. */
export type ItemPieces = { item: number; pieces: number };

/** Parses an item and its pieces, `2=1`. @throws InvalidArgumentError for anything else */
export function parseItemPieces(value: string): ItemPieces {
  const [, item, pieces] = /^([1-9]\d?)=([1-9]\d{0,4})$/.exec(value) ?? [];
  if (!item || !pieces)
    throw new InvalidArgumentError('Use an item and pieces such as 2=1: one piece of item 2.');
  return { item: Number(item), pieces: Number(pieces) };
}

/**
 * Parses euros and cents, `12,50` or `12.50`, and returns cents. Always two decimals and no thousands separator, so that
 * an amount of money cannot be misread.
 * @throws InvalidArgumentError for anything else
 */
export function parseAmount(value: string): number {
  const amount = parseTotal(value);
  if (amount === 0) throw wrongAmount();
  return amount;
}

/** Parses an amount that may be zero, as `parseAmount` does. @throws InvalidArgumentError for anything else */
export function parseTotal(value: string): number {
  const [, euros, cents] = /^(\d{1,6})[.,](\d{2})(?: ?(?:€|EUR))?$/.exec(value) ?? [];
  if (euros === undefined) throw wrongAmount();
  return Number(euros) * 100 + Number(cents);
}

const wrongAmount = () => new InvalidArgumentError('Use euros and cents such as 12,50.');

/** For help texts. */
export const exampleOrderNumber = `${orderPrefix}-2026-000123`;

const orderNumber = new RegExp(String.raw`^${orderPrefix}-\d{4}-\d{6,}$`);

/** Returns an order number in upper case. @throws InvalidArgumentError unless it looks like `M-2026-000123` */
export function parseOrderNumber(value: string): string {
  const number = value.toUpperCase();
  if (!orderNumber.test(number)) {
    throw new InvalidArgumentError(`Use an order number such as ${exampleOrderNumber}.`);
  }
  return number;
}

/**
 * Returns a payment reference in upper case.
 * @throws InvalidArgumentError if the value is not a payment reference
 */
export function parsePaymentReference(value: string): string {
  const reference = value.toUpperCase();
  if (!isPaymentReference(reference)) {
    throw new InvalidArgumentError('Use a payment reference such as P-7K4M9QTX2B0C5D8E1F3G6H9J2K.');
  }
  return reference;
}

/**
 * Returns an email address in lower case.
 * @throws InvalidArgumentError if the value is not a single email address
 */
export function parseEmailAddress(value: string): string {
  const address = parseMailAddress(value);
  if (!address) throw new InvalidArgumentError('Use one email address such as ana@example.com.');
  return address.toLowerCase();
}

/** Returns a reason as one line of at most `maxLength` characters. @throws InvalidArgumentError if it is blank */
export function parseReason(value: string, maxLength: number): string {
  const reason = toPlainLine(value, maxLength).trim();
  if (!reason) throw new InvalidArgumentError('Enter a reason.');
  return reason;
}
