const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

/** XML 1.0 allows these characters in no form, and HTML has no use for them. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escape = (text: string, signs: RegExp): string =>
  text.replace(forbidden, '').replace(signs, (sign) => references[sign] ?? sign);

/** Escapes text between tags, for HTML and XML; the result is in the form of Canonical XML. */
export const escapeText = (text: string): string => escape(text, /[&<>\r]/g);

/** Escapes text for an attribute in quotes, for HTML and XML; the result is also valid between tags. */
export const escapeAttribute = (text: string): string => escape(text, /[&<>"'\t\n\r]/g);
