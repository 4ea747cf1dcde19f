import { type Kysely, sql } from 'kysely';
import { isPostgres } from '~/platform/database/engine';
import type { Database } from '~/platform/database/schema';
import type { EmulatedTransaction } from '../../app/emulators/wspay-store';
import type { JournalEntry } from './mail-journal';
import type { Journey } from './shopper';

/** One invariant and its violations. */
export type Invariant = { name: string; about: string; broken: string[] };

export type Evidence = {
  db: Kysely<Database>;
  /** How many processes the site has. */
  processes: number;
  journeys: readonly Journey[];
  transactions: readonly EmulatedTransaction[];
  mails: readonly JournalEntry[];
};

type OrderRow = {
  id: number;
  number: string;
  token: string;
  state: string;
  email: string;
  submission_id: string;
  total_cents: number;
  delivery_cents: number;
  lines: number;
  lines_cents: number;
};
type AttemptRow = { reference: string; order_id: number };
type OutboxRow = {
  dedupe_key: string;
  message_id: string;
  to_address: string;
  state: string;
};

/** Compares what the shoppers, the card provider and the mail server recorded with what the database holds. */
export async function checkInvariants(evidence: Evidence): Promise<Invariant[]> {
  const { db } = evidence;
  const query = async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(db)).rows;
  const orders = await query<OrderRow>(
    `select o.*, count(l.id) as lines, coalesce(sum(l.unit_cents * l.count), 0) as lines_cents
     from orders o left join order_lines l on l.order_id = o.id group by o.id`,
  );
  const attempts = await query<AttemptRow>('select reference, order_id from payment_attempts');
  const outbox = await query<OutboxRow>('select * from outbox');
  const byId = new Map(orders.map((order) => [order.id, order]));
  const byReference: OrdersByReference = new Map(
    attempts.map(({ reference, order_id: id }) => [reference, byId.get(id)]),
  );
  return [
    ...checkOrders(evidence, orders, byReference),
    ...checkPayments(evidence, orders, byReference),
    ...checkMails(evidence, orders, outbox),
    ...(isPostgres(db) ? [] : [await checkFile(db)]),
  ];
}

/** PostgreSQL checks its files itself. */
async function checkFile(db: Kysely<Database>): Promise<Invariant> {
  const damage = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const foreign = await sql`pragma foreign_key_check`.execute(db);
  const integrity = damage.rows.map((row) => row.integrity_check).join(', ');
  return {
    name: 'the database is whole',
    about: `integrity_check ${integrity}, foreign keys checked`,
    broken:
      integrity === 'ok' && foreign.rows.length === 0
        ? []
        : [integrity, JSON.stringify(foreign.rows)],
  };
}

type OrdersByReference = Map<string, OrderRow | undefined>;

function checkOrders(
  { journeys }: Evidence,
  orders: OrderRow[],
  byReference: OrdersByReference,
): Invariant[] {
  const placed = journeys.flatMap(({ email, placed }) =>
    [...placed].map((reference) => ({ email, reference })),
  );
  const submissions = new Set(orders.map((order) => order.submission_id));
  const expected = (journey: Journey) => (journey.plan === 'changesCart' ? 2 : 1);
  const perEmail = countBy(orders, (order) => order.email);
  return [
    {
      name: 'every order that a shopper was sent to pay is stored',
      about: `${placed.length} payments begun, ${orders.length} orders stored`,
      broken: placed
        .filter(({ email, reference }) => byReference.get(reference)?.email !== email)
        .map(({ email, reference }) => `${reference} of ${email}`),
    },
    {
      name: 'one review page makes one order',
      about: `${journeys.length} checkouts`,
      broken: [
        ...(submissions.size === orders.length ? [] : ['a submission id twice']),
        ...journeys
          .filter((journey) => (perEmail.get(journey.email) ?? 0) > expected(journey))
          .map(({ email, plan }) => `${email} (${plan}): ${perEmail.get(email)} orders`),
      ],
    },
    {
      name: 'lines and delivery add up to the total',
      about: `${orders.reduce((sum, order) => sum + order.lines, 0)} lines`,
      broken: orders
        .filter(
          (order) =>
            order.lines === 0 || order.lines_cents + order.delivery_cents !== order.total_cents,
        )
        .map(({ number }) => number),
    },
    {
      name: 'no shopper got an unexpected response',
      about: `${sum(journeys, ({ busy }) => busy)} asked to try again`,
      broken: journeys.flatMap(({ email, plan, unexpected }) =>
        unexpected.map((what) => `${email} (${plan}): ${what}`),
      ),
    },
  ];
}

function checkPayments(
  { journeys, transactions }: Evidence,
  orders: OrderRow[],
  byReference: OrdersByReference,
): Invariant[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const reserved = transactions.filter(({ state }) => state === 'authorised');
  const confirmed = journeys.flatMap(({ email, confirmed }) =>
    confirmed ? [{ email, ...confirmed }] : [],
  );
  const holds = countBy(
    reserved,
    ({ shoppingCartId }) => byReference.get(shoppingCartId)?.number ?? shoppingCartId,
  );
  const reservedNumbers = new Set(holds.keys());
  return [
    {
      name: 'every success page was correct',
      about: `${confirmed.length} shown`,
      broken: confirmed
        .filter(({ email, number, token }) => {
          const order = byNumber.get(number);
          return order?.email !== email || order.token !== token || order.state !== 'authorised';
        })
        .map(({ email, number }) => `${number} of ${email}: ${byNumber.get(number)?.state}`),
    },
    {
      name: 'no authorisation without an authorised order',
      about: `${reserved.length} authorisations`,
      broken: reserved
        .filter(({ shoppingCartId, amountCents }) => {
          const order = byReference.get(shoppingCartId);
          return order?.state !== 'authorised' || order.total_cents !== amountCents;
        })
        .map(({ shoppingCartId, behaviour }) => {
          const state = byReference.get(shoppingCartId)?.state ?? 'missing';
          return `${shoppingCartId} (${behaviour}): ${state}`;
        }),
    },
    {
      name: 'no authorised order without an authorisation',
      about: `${orders.filter(({ state }) => state === 'authorised').length} authorised orders`,
      broken: orders
        .filter(({ number, state }) => state === 'authorised' && !reservedNumbers.has(number))
        .map(({ number }) => number),
    },
    {
      name: 'no order has two authorisations',
      about: 'one authorisation per order',
      broken: [...holds].filter(([, count]) => count > 1).map(([number, n]) => `${number}: ${n}`),
    },
  ];
}

function checkMails(
  { mails, processes }: Evidence,
  orders: OrderRow[],
  outbox: OutboxRow[],
): Invariant[] {
  const wanted = orders
    .filter(({ state }) => state === 'authorised')
    .flatMap(({ number }) => [`order:${number}:confirmation`, `order:${number}:notice`]);
  const rows = new Map(outbox.map((row) => [row.dedupe_key, row]));
  const byId = new Map(outbox.map((row) => [row.message_id, row]));
  const taken = countBy(mails, ({ messageId }) => messageId);
  const twice = [...taken].filter(([, count]) => count > 1);
  const idsOfMail = groupIds(mails);
  return [
    {
      name: 'every authorised order has its two emails, delivered',
      about: `${wanted.length} emails`,
      broken: wanted.flatMap((key) => {
        const row = rows.get(key);
        if (!row) return [`${key}: never written`];
        if (row.state !== 'sent') return [`${key}: ${row.state}`];
        return taken.has(row.message_id) ? [] : [`${key}: marked as sent, never arrived`];
      }),
    },
    {
      name: 'every email went to its recipient and was about an order',
      about: `${mails.length} emails accepted by the server`,
      broken: [
        ...mails
          .filter(({ messageId, recipient }) => byId.get(messageId)?.to_address !== recipient)
          .map(({ messageId, recipient }) => `${messageId} to ${recipient}`),
        ...outbox
          .filter(({ dedupe_key: key }) => !wanted.includes(key))
          .map((row) => row.dedupe_key),
      ],
    },
    {
      name: 'no email has two Message-IDs',
      about: `${idsOfMail.size} different emails`,
      broken: [...idsOfMail].filter(([, ids]) => ids.size > 1).map(([what]) => what),
    },
    {
      name: 'an email was sent twice only if the kill came before it was recorded',
      about: `${twice.length} sent twice`,
      broken: twice
        .filter(([messageId]) => !isExcused(mails, messageId, processes))
        .map(([messageId]) => `${byId.get(messageId)?.dedupe_key}: ${taken.get(messageId)} times`),
    },
  ];
}

/** Message-IDs by recipient and order number. */
function groupIds(mails: readonly JournalEntry[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { recipient, subject, messageId } of mails) {
    const key = `${recipient} ${/M-\d{4}-\d+/.exec(subject)?.[0] ?? subject}`;
    groups.set(key, (groups.get(key) ?? new Set()).add(messageId));
  }
  return groups;
}

/**
 * A process records one email before it sends the next, so only the last email of a killed one may be sent again. Beside it
 * others go on, one each, until the next kill is counted.
 */
function isExcused(mails: readonly JournalEntry[], messageId: string, processes: number): boolean {
  const copies = mails.filter((mail) => mail.messageId === messageId).slice(0, -1);
  return copies.every((copy) =>
    mails
      .filter(({ generation }) => generation === copy.generation)
      .slice(-processes)
      .includes(copy),
  );
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
