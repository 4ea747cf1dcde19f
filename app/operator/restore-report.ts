import type { BackupManifest } from '~/platform/backup/backup-manifest';
import { formatCount } from './output';

type Restored = {
  manifest: BackupManifest;
  /** When the backup was made, in the hotel's time zone. */
  at: string;
  /** The last skipped order number: new orders continue after it. */
  sequence: number;
  /** Number of payments queried at their providers; undefined if the providers were not queried. */
  queried: number | undefined;
  held: number;
  /** Number of newsletters whose sending was stopped. */
  stopped: number;
  reviews: number;
  unmatched: number;
  /** Whether the site has issued invoices. */
  hasInvoices: boolean;
  /** The highest invoice numbers of the year that are known, one for each premises and device. */
  highestInvoices: readonly string[];
  /** Number of invoices that only the journal of their numbers knows. */
  lostInvoices: number;
  /** Numbers of the orders of which a charge or refund was found and no invoice. */
  withoutInvoice: readonly string[];
  /** Whether the journal of payments has any that was begun after the backup. */
  hasLaterPayments: boolean;
  /** Whether payments were made at WSPay, which does not report refunds of a part. */
  hasWspayPayments: boolean;
  /** Whether pieces of anything are counted. */
  hasStock: boolean;
  /** Folder of the previous database. */
  aside: string | undefined;
};

/** Describes what was restored, and what needs a person's decision or action. */
export function describeRestore(restored: Restored): string {
  const { manifest, at, sequence, queried, held, stopped, reviews, unmatched, aside } = restored;
  const { hasInvoices, lostInvoices, withoutInvoice, hasWspayPayments, hasStock } = restored;
  const newest = manifest.lastOrder ? `, the newest ${manifest.lastOrder}` : '';
  const done = [
    `The shop is restored as it was on ${at}: ${formatCount(manifest.orders, 'order')}${newest}.`,
    `Order numbers go on after ${sequence}. All staff are signed out, and add their passkeys again.`,
    queried === undefined
      ? 'The card providers were not asked: the site asks them when it starts, and may then send emails again.'
      : `The card providers were asked about ${formatCount(queried, 'payment')}.`,
    ...(aside
      ? [`The database that was there is in ${aside}; delete it when it is not needed.`]
      : []),
  ];
  const onlyCharged = queried === undefined ? ', and their order was charged before' : '';
  const decisions = [
    held > 0 &&
      `${formatCount(held, 'email')} may have been sent already, and wait: npm run outbox -- list, then retry or dismiss`,
    stopped > 0 &&
      `${formatCount(stopped, 'newsletter')} stopped: some readers that still wait for it in the backup have it already; the desk goes on with it, at /reception/newsletter`,
    !restored.hasLaterPayments &&
      manifest.orders > 0 &&
      `The payment journal has nothing since ${at}: if orders were placed after it, look for their payments in the card provider’s dashboard`,
    unmatched > 0 &&
      `${formatCount(unmatched, 'payment')} of orders that are lost: npm run payments -- list`,
    reviews > 0 && `${formatCount(reviews, 'order')} in review: npm run orders -- list`,
    hasWspayPayments &&
      `WSPay does not report refunds of a part: those since ${at} are among the orders in review if the journal of the machine that made them is here${onlyCharged}. Otherwise look for them in its dashboard before anyone refunds a part again`,
    manifest.orders > 0 &&
      `Parcels handed over since ${at} are listed to be handed over again: tell the desk which have left. If they are handed over again, the buyer gets the email again`,
    hasStock &&
      `The stock is as it was on ${at}: pieces of orders that are lost are for sale again, and what came back since is not. Count it: npm run stock -- list`,
    `Requests answered since ${at} are listed without an answer: tell the desk, or the guests get a second one.`,
    lostInvoices > 0 &&
      `${formatCount(lostInvoices, 'invoice')} issued since: numbers go on above them, and what belongs to an order that is here is issued again as it was; once the site runs, see the others with npm run invoices -- lost`,
    withoutInvoice.length > 0 &&
      `${formatCount(withoutInvoice.length, 'order')} charged or refunded since, of which neither the backup nor the journal has the invoice, and the site issues none: look for it in the emails to the buyers and at the tax office, and enter it in the books by hand: ${withoutInvoice.join(', ')}`,
    `Orders, enquiries and withdrawals since ${at} are in the mailbox of MAIL_TO only.`,
    'Erase again who was erased since (npm run privacy -- erase), and remove again staff who left.',
    'Who left the newsletter since is on its list again: see the emails of that time.',
    ...(manifest.secrets.length > 0
      ? [`The site was given these secrets: ${manifest.secrets.join(', ')}`]
      : []),
  ].filter((line) => line !== false);
  const heading = hasInvoices
    ? [
        'Before you start the site:',
        `- ${describeHighest(restored)}. If a higher one was given, as the emails to buyers and the tax office’s list show, continue after the highest, or numbers are given twice: npm run invoices -- continue NUMBER`,
        '',
        'Then start the site. What is left to you:',
      ]
    : ['Start the site. What is left to you:'];
  return [...done, '', ...heading, ...decisions.map((line) => `- ${line}`), ''].join('\n');
}

const describeHighest = ({ highestInvoices: numbers }: Restored): string =>
  numbers.length === 0
    ? 'No invoice number of this year is known here'
    : `The highest invoice number known here is ${numbers.join(', ')}`;
