import { trimUnseen } from '~/platform/text/trim-unseen';

// A single plain addr-spec. Every character with a special meaning in a mail header, an SMTP command or an old relay
// (quotes, commas, groups, percent hack, bang path, `${…}`) is deliberately excluded.
const localPart = /^[a-z0-9_][a-z0-9_#&'*+/=?^~-]*(?:\.[a-z0-9_#&'*+/=?^~-]+)*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const topLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]*[a-z0-9])$/i;

const maxAddress = 254;
const maxLocal = 64;
const maxDomain = 253;
const maxLabel = 63;

function isDomain(domain: string): boolean {
  if (domain.length > maxDomain) return false;
  const labels = domain.split('.');
  if (labels.length < 2 || !topLabel.test(labels.at(-1) ?? '')) return false;
  return labels.every((part) => part.length <= maxLabel && label.test(part));
}

/**
 * Whether a value is exactly one email address that is valid in an SMTP command: ASCII only (international domains as
 * `xn--…`), at most 254 characters, a dot in the domain. Linear in the length of the value.
 */
export function isMailAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > maxAddress) return false;
  const at = value.indexOf('@');
  if (at < 1 || at > maxLocal || at !== value.lastIndexOf('@')) return false;
  return localPart.test(value.slice(0, at)) && isDomain(value.slice(at + 1));
}

function domainToAscii(domain: string): string {
  // Other characters could make `new URL` parse more than a host.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return '';
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/**
 * Parses a typed address: what surrounds it unseen is removed and an international domain becomes `xn--…`.
 * @returns the address as stored in the database, or undefined if it is not valid
 */
export function parseMailAddress(typed: string): string | undefined {
  if (typed.length > 2 * maxAddress) return undefined;
  const value = trimUnseen(typed);
  const at = value.lastIndexOf('@');
  const isAscii = /^[\x21-\x7e]*$/.test(value);
  const address = isAscii ? value : `${value.slice(0, at)}@${domainToAscii(value.slice(at + 1))}`;
  return isMailAddress(address) ? address : undefined;
}
