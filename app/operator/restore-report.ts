import type { BackupManifest } from '~/platform/backup/backup-manifest';

type Restored = {
  manifest: BackupManifest;
  /** When the backup was made, on the hotel's clock. */
  at: string;
  /** Order numbers go on after it. */
  sequence: number;
  /** Payments that the providers were asked about; undefined when they were not. */
  asked: number | undefined;
  held: number;
  reviews: number;
  unmatched: number;
  /** Where the database is that was there before. */
  aside: string | undefined;
};

const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What was restored, and what only a person can decide or do. */
export function describeRestore(restored: Restored): string {
  const { manifest, at, sequence, asked, held, reviews, unmatched, aside } = restored;
  const newest = manifest.lastOrder ? `, the newest ${manifest.lastOrder}` : '';
  const done = [
    `The shop is restored as it was on ${at}: ${many(manifest.orders, 'order')}${newest}.`,
    `Order numbers go on after ${sequence}. All staff are signed out.`,
    asked === undefined
      ? 'The card providers were not asked: the site asks them when it starts, and may then send emails again.'
      : `The card providers were asked about ${many(asked, 'payment')}.`,
    ...(aside
      ? [`The database that was there is in ${aside}; delete it when it is not needed.`]
      : []),
  ];
  const decisions = [
    held > 0 &&
      `${many(held, 'email')} may have been sent already, and wait: npm run outbox -- list, then retry or dismiss`,
    unmatched > 0 &&
      `${many(unmatched, 'payment')} of orders that are lost: npm run payments -- list`,
    reviews > 0 && `${many(reviews, 'order')} in review: npm run orders -- list`,
    `Orders, enquiries and withdrawals since ${at} are in the mailbox of MAIL_TO only.`,
    'Erase again who was erased since (npm run privacy -- erase), and remove again staff who left.',
    'Who left the newsletter since is on its list again: see the emails of that time.',
    ...(manifest.secrets.length > 0
      ? [`The site was given these secrets: ${manifest.secrets.join(', ')}`]
      : []),
  ].filter((line) => line !== false);
  return [
    ...done,
    '',
    'What is left to you:',
    ...decisions.map((line) => `- ${line}`),
    '',
    'Start the site.',
    '',
  ].join('\n');
}
