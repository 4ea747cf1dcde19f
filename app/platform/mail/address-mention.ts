// Where these characters surround it, it is part of another address: `diana@example.com`, `ana@example.com.hr`.
const before = '(?<![a-z0-9_+][.-]?)';
const after = '(?!-*[a-z0-9_]|\\.[a-z0-9])';

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const pattern = (address: string) => new RegExp(`${before}${escape(address)}${after}`, 'gi');

/** Whether a text names a mail address, in any case of letters. */
export function mentionsAddress(text: string, address: string): boolean {
  return pattern(address).test(text);
}

/** A text with a mail address typed into it removed. */
export function maskAddress(text: string, address: string): string {
  return text.replace(pattern(address), '[erased]');
}
