import { domainToUnicode } from 'node:url';

// If surrounded by these characters, the match is only part of another address: `diana@example.com`,
// `ana@example.com.hr`.
const before = '(?<![a-z0-9_+][.-]?)';
const after = '(?!-*[a-z0-9_]|\\.[a-z0-9])';

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The index behind the last @ of an address. */
export const startOfDomain = (address: string): number => address.lastIndexOf('@') + 1;

/** An address as people type it: `ana@xn--mller-kva.de` is `ana@müller.de`. */
export function typedForm(address: string): string {
  const at = startOfDomain(address);
  return address.slice(0, at) + domainToUnicode(address.slice(at));
}

const pattern = (address: string) =>
  new RegExp(`${before}(?:${escape(address)}|${escape(typedForm(address))})${after}`, 'gi');

/** Whether a text contains an email address, case-insensitively, its domain as stored or as typed. */
export function mentionsAddress(text: string, address: string): boolean {
  return pattern(address).test(text);
}

/** Masks every occurrence of an email address in a text. */
export function maskAddress(text: string, address: string): string {
  return text.replace(pattern(address), '[erased]');
}
