import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type NamedVisit, writeRequest } from '../../tools/bench/visits.mjs';
import type { Random } from '../crash/random';
import { parseResponse } from '../support/raw-http';

/** How a shopper sends the last step of one checkout. */
export type Plan = {
  /** One post each, so many milliseconds after the moment at which all are ready. */
  delaysMs: number[];
  /** The first connection is cut right after sending, and the browser posts again. */
  cut?: { isReset: boolean; repeatAfterMs: number };
  /** Pays on the first page; meanwhile, and after that, the step is posted once more. */
  paysWithPostAfterMs?: number;
};

export type Answer = { status: number; location: string | undefined };

/** What came of one checkout. */
export type Submission = { id: string; plan: Plan; posts: number; answers: Answer[] };

const answerLimitMs = 60_000;

/** A quarter of the plans have a cut connection; one in twenty pays. */
export function makePlan(random: Random): Plan {
  const delaysMs = Array.from({ length: 2 + random.below(3) }, () => random.below(6));
  const isCut = random.below(4) === 0;
  const pays = random.below(20) === 0;
  const cut = { isReset: random.below(2) === 0, repeatAfterMs: 10 + random.below(191) };
  const paysWithPostAfterMs = random.below(40);
  return { delaysMs, ...(isCut && { cut }), ...(pays && { paysWithPostAfterMs }) };
}

/** Posts the last step of a checkout several times at once, over separate connections. */
export async function submit(port: number, visit: NamedVisit, plan: Plan): Promise<Submission> {
  const bytes = writeRequest(port, visit);
  const post = async () => readAnswer(await open(port), bytes);
  const sockets = await Promise.all(plan.delaysMs.map(() => open(port)));
  const answers = await Promise.all(
    sockets.map(async (socket, index) => {
      await wait(plan.delaysMs[index]);
      if (!plan.cut || index > 0) return readAnswer(socket, bytes);
      await sendAndCut(socket, bytes, plan.cut.isReset);
      await wait(plan.cut.repeatAfterMs);
      return post();
    }),
  );
  const page = answers[0]?.location;
  if (plan.paysWithPostAfterMs !== undefined && page !== undefined) {
    const paying = pay(page);
    await wait(plan.paysWithPostAfterMs);
    answers.push(await post());
    await paying;
    answers.push(await post());
  }
  const posts = answers.length + (plan.cut ? 1 : 0);
  return { id: visit.form?.submissionId ?? '', plan, posts, answers };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // A connection that the site closes is one without an answer.
  socket.on('error', () => {});
  return socket;
}

/** The head of the response; status 0 if there is none. */
async function readAnswer(socket: Socket, bytes: string): Promise<Answer> {
  let text = '';
  socket.setTimeout(answerLimitMs, () => socket.destroy());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
    if (text.includes('\r\n\r\n')) socket.destroy();
  });
  socket.write(bytes);
  await closed;
  const { status, headers } = parseResponse(text);
  return { status, location: headers.get('location') };
}

async function sendAndCut(socket: Socket, bytes: string, isReset: boolean): Promise<void> {
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
}

/** Types a card that succeeds, and returns to the shop. */
async function pay(page: string): Promise<void> {
  const card = {
    cardNumber: '4111111111111111',
    expiry: '12/39',
    cvv: '123',
    holder: 'Ana Horvat',
  };
  const paid = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  await paid.text();
  const back = paid.headers.get('location');
  if (back === null) return;
  await (await fetch(back, { redirect: 'manual' })).text();
}
