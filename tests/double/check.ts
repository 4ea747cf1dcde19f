import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmulatedTransaction } from '../../app/emulators/wspay-store';
import { cartVariants, type DoubleShop, stockOfVariant } from './shop';
import type { Answer, Submission } from './submit';

export const rules = {
  answers: 'each answer redirects to the payment page or to the order, all to the same one',
  orders: 'each submission makes one order',
  payments: 'each order has one payment attempt, one page and at most one reservation',
  stock: 'each order takes its pieces from the stock once',
  mails: 'two emails about each paid order, each sent once, and no others',
};
export type Rule = keyof typeof rules;

/** Something that breaks a rule. */
export type Finding = { rule: Rule; about: string };

/** The rows of the database and the card provider's pages of one submission. */
type Records = {
  orders: { number: string; state: string; token: string }[];
  attempts: { reference: string; state: string; url: string | null }[];
  /** Payment pages at the provider. */
  pages: EmulatedTransaction[];
  claims: { variant_id: string; pieces: number }[];
};

/**
 * Compares the shoppers' answers with the database and with the card provider's records.
 * @param countBefore orders of the site before these submissions
 */
export async function checkSubmissions(
  shop: DoubleShop,
  submissions: readonly Submission[],
  countBefore: number,
): Promise<Finding[]> {
  const recordsOf = await readRecords(
    shop,
    submissions.map(({ id }) => id),
  );
  const findings = submissions.flatMap((submission) => {
    const records = recordsOf(submission.id);
    const rule = findBroken(submission, records);
    return rule ? [{ rule, about: describe(submission, records) }] : [];
  });
  const count = await countOrders(shop);
  if (count !== countBefore + submissions.length)
    findings.push({ rule: 'orders', about: `${count - countBefore} of ${submissions.length}` });
  for (const variantId of cartVariants) {
    const { pieces } = await shop.db
      .selectFrom('stock')
      .select('pieces')
      .where('variant_id', '=', variantId)
      .executeTakeFirstOrThrow();
    if (pieces !== stockOfVariant - count)
      findings.push({ rule: 'stock', about: `${pieces} of ${variantId} after ${count} orders` });
  }
  return findings;
}

export async function countOrders({ db }: DoubleShop): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function readRecords(
  { db, site }: DoubleShop,
  submissionIds: string[],
): Promise<(id: string) => Records> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'token', 'submission_id'])
    .where('submission_id', 'in', submissionIds)
    .execute();
  const ids = orders.map(({ id }) => id);
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['order_id', 'reference', 'state', 'url'])
    .where('order_id', 'in', ids)
    .execute();
  const claims = await db
    .selectFrom('stock_claims')
    .select(['order_id', 'variant_id', 'pieces'])
    .where('order_id', 'in', ids)
    .execute();
  const ordersOf = groupBy(orders, (order) => order.submission_id);
  const attemptsOf = groupBy(attempts, (attempt) => attempt.order_id);
  const claimsOf = groupBy(claims, (claim) => claim.order_id);
  const pagesOf = groupBy(readTransactions(site.dataDir), (page) => page.shoppingCartId);
  return (id) => {
    const own = ordersOf(id);
    const ownAttempts = own.flatMap((order) => attemptsOf(order.id));
    return {
      orders: own,
      attempts: ownAttempts,
      pages: ownAttempts.flatMap(({ reference }) => pagesOf(reference)),
      claims: own.flatMap((order) => claimsOf(order.id)),
    };
  };
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return (key) => groups.get(key) ?? [];
}

/** The card provider's emulator writes one line for each change of a transaction. */
function readTransactions(dataDir: string): EmulatedTransaction[] {
  const lines = readFileSync(join(dataDir, 'card-emulator.jsonl'), 'utf8').split('\n');
  const latest = new Map<string, EmulatedTransaction>();
  for (const line of lines.filter(Boolean)) {
    const transaction = JSON.parse(line) as EmulatedTransaction;
    latest.set(transaction.id, transaction);
  }
  return [...latest.values()];
}

function findBroken({ plan, answers }: Submission, records: Records): Rule | undefined {
  const { orders, attempts, pages, claims } = records;
  const [order] = orders;
  if (!order || orders.length > 1) return 'orders';
  const isPaid = plan.paysWithPostAfterMs !== undefined;
  const [attempt] = attempts;
  const state = isPaid ? 'authorised' : 'open';
  if (!attempt || attempts.length > 1 || attempt.state !== state) return 'payments';
  if (order.state !== (isPaid ? 'authorised' : 'pending')) return 'payments';
  if (pages.length !== 1 || pages[0]?.state !== state) return 'payments';
  const places = [attempt.url, ...(isPaid ? [`/success?order=${order.token}`] : [])];
  const isRight = ({ status, location }: Answer) =>
    status === 303 && places.some((place) => place !== null && location?.endsWith(place));
  if (!answers.every(isRight)) return 'answers';
  const taken = claims.map(({ variant_id, pieces }) => `${variant_id} ${pieces}`).sort();
  const wanted = cartVariants.map((variantId) => `${variantId} 1`).sort();
  return taken.join() === wanted.join() ? undefined : 'stock';
}

function describe({ id, plan, answers }: Submission, records: Records): string {
  const answered = answers.map(({ status, location }) => `${status} ${location}`);
  const orders = records.orders.map(({ number, state }) => `${number} ${state}`);
  const attempts = records.attempts.map(({ reference, state }) => `${reference} ${state}`);
  const pages = records.pages.map((page) => `page ${page.id} ${page.state}`);
  const claims = `${records.claims.length} claims`;
  return [id, JSON.stringify(plan), ...answered, ...orders, ...attempts, ...pages, claims].join(
    '; ',
  );
}

const sendingLimitMs = 60_000;

/** Checks the emails of a site, once they have all been sent. */
export async function checkMails({ db, mails }: DoubleShop): Promise<Finding[]> {
  const countUnsent = async () =>
    (await db.selectFrom('outbox').select('id').where('state', '<>', 'sent').execute()).length;
  const deadline = Date.now() + sendingLimitMs;
  while ((await countUnsent()) > 0 && Date.now() < deadline) await wait(100);
  const unsent = await countUnsent();
  const orders = await db.selectFrom('orders').select(['number', 'state', 'email']).execute();
  const mailsOf = groupBy(mails, ({ subject }) => /M-\d{4}-\d{6,}/.exec(subject)?.[0]);
  const wrong = orders.flatMap(({ number, state, email }): Finding[] => {
    const sent = mailsOf(number);
    const toBuyer = sent.filter(({ recipient }) => recipient === email).length;
    const expected = state === 'authorised' ? 1 : 0;
    if (toBuyer === expected && sent.length === 2 * expected) return [];
    return [
      { rule: 'mails', about: `${number} ${state}: ${sent.length}, ${toBuyer} to the buyer` },
    ];
  });
  const others = mailsOf(undefined).map(({ subject }): Finding => ({
    rule: 'mails',
    about: subject,
  }));
  const late: Finding[] = unsent > 0 ? [{ rule: 'mails', about: `${unsent} not sent` }] : [];
  return [...wrong, ...others, ...late];
}
