import type { CSSProperties } from 'react';
import { mailColors as color, mailColorsDark as dark, mailFonts } from '#hotel/hotel.config.js';

const { display, text } = mailFonts;

const body: CSSProperties = {
  margin: 0,
  fontFamily: text,
  fontSize: 17,
  lineHeight: '26px',
  color: color.text,
};
// Breaks typed words of any length, which would otherwise widen the email.
const breaking: CSSProperties = { wordBreak: 'break-word', overflowWrap: 'anywhere' };
const small: CSSProperties = { ...body, fontSize: 15, lineHeight: '23px' };
const factLabel: CSSProperties = {
  ...small,
  color: color.muted,
  padding: '3px 16px 3px 0',
  verticalAlign: 'top',
};

/** Inline styles of the emails; sizes in pixels. */
export const style = {
  page: { margin: 0, padding: 0, backgroundColor: color.background },
  container: { width: '100%', maxWidth: 600, margin: '0 auto' },
  edge: { padding: '0 12px' },
  hotel: {
    margin: 0,
    padding: '34px 0 22px',
    textAlign: 'center',
    fontFamily: display,
    fontSize: 25,
    lineHeight: '32px',
    letterSpacing: '0.2em',
    // Letter-spacing is also added after the last letter; this indent centres the word again.
    textIndent: '0.2em',
    textTransform: 'uppercase',
    color: color.brand,
  },
  card: { backgroundColor: color.surface, borderTop: `4px double ${color.brand}` },
  cardInside: { padding: '34px 30px 38px' },
  kicker: {
    ...body,
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 600,
    letterSpacing: '0.06em',
    color: color.accent,
  },
  title: {
    margin: '6px 0 20px',
    fontFamily: display,
    fontSize: 30,
    lineHeight: '36px',
    fontWeight: 400,
    color: color.text,
  },
  paragraph: { ...body, ...breaking, margin: '0 0 12px' },
  notice: { backgroundColor: color.notice, marginTop: 18 },
  noticeInside: { padding: '18px 20px 19px' },
  noticeHeading: { ...body, fontWeight: 600, marginBottom: 3 },
  noticeText: body,
  heading: {
    margin: '34px 0 8px',
    fontFamily: display,
    fontSize: 21,
    lineHeight: '28px',
    fontWeight: 400,
    color: color.text,
  },
  blockLine: { ...body, ...breaking },
  factLabel,
  factShortLabel: { ...factLabel, whiteSpace: 'nowrap' },
  factValue: { ...small, padding: '3px 0', verticalAlign: 'top' },
  factLongValue: { ...small, ...breaking, padding: '3px 0', verticalAlign: 'top' },
  line: { borderTop: `1px solid ${color.border}` },
  lineName: { ...body, ...breaking, padding: '12px 16px 0 0' },
  lineDetail: { ...small, ...breaking, color: color.muted, padding: '0 16px 12px 0' },
  lineTotal: {
    ...body,
    padding: '12px 0 0',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  sumLabel: { ...small, color: color.muted, padding: '3px 16px 3px 0' },
  sumValue: { ...small, padding: '3px 0', textAlign: 'right', whiteSpace: 'nowrap' },
  sums: { borderTop: `1px solid ${color.border}`, paddingTop: 10 },
  totalLabel: { ...body, fontWeight: 600, padding: '9px 16px 0 0' },
  totalValue: {
    ...body,
    fontSize: 20,
    fontWeight: 600,
    color: color.brand,
    padding: '9px 0 0',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  buttonCell: { backgroundColor: color.brand, borderRadius: 2 },
  button: {
    ...body,
    display: 'inline-block',
    padding: '13px 26px',
    fontWeight: 600,
    color: color.surface,
    textDecoration: 'none',
  },
  link: { color: color.brand, textDecoration: 'underline' },
  noteLine: { ...body, ...breaking, minHeight: 13 },
  printHeading: { ...small, fontWeight: 600, margin: '0 0 2px' },
  printBlock: { marginBottom: 18 },
  printText: { ...small, ...breaking, margin: '0 0 5px', color: color.muted },
  print: { borderTop: `1px solid ${color.border}`, marginTop: 34, paddingTop: 22 },
  footer: { padding: '24px 30px 44px' },
  footHeading: { ...small, fontWeight: 600, margin: '0 0 2px' },
  footLine: { ...small, ...breaking, color: color.muted },
  footNote: { ...small, ...breaking, margin: '14px 0 0', color: color.muted },
} satisfies Record<string, CSSProperties>;

/**
 * For email clients that support a style sheet: wider margins where there is room, and the hotel's dark palette in
 * dark mode. Clients that drop it (or darken colours themselves) show the inline styles.
 */
export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
h1, h2 { text-wrap: balance; }
p { text-wrap: pretty; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: inherit !important; }
@media (min-width: 560px) {
  .inside { padding: 44px 52px 48px !important; }
  .footer { padding-left: 52px !important; padding-right: 52px !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${dark.background} !important; }
  .card { background-color: ${dark.surface} !important; border-top-color: ${dark.brand} !important; }
  .notice { background-color: ${dark.notice} !important; }
  .ink { color: ${dark.text} !important; }
  .soft { color: ${dark.muted} !important; }
  .accent { color: ${dark.accent} !important; }
  .rule { border-color: ${dark.border} !important; }
  .fill { background-color: ${dark.brand} !important; }
  .on-fill { color: ${dark.surface} !important; }
}`;
