// Load generator, in a separate process: keeps a few connections busy and prints its measurements as JSON. It reads the
// plan from standard input:
//   {"port":3002,"connections":10,"texts":["GET / …"],"steps":[{"text":0,"status":200,"kind":"page"}],"measureMs":4000}
// Every text is a complete HTTP/1.1 request; the steps are repeated in order until the time is over, or until `count`
// requests have been sent.
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { median, percentile } from '../percentile.mjs';

/**
 * @typedef {object} Step
 * @property {number} text index of the request
 * @property {number} status the expected one
 * @property {string} kind
 *
 * @typedef {object} Plan
 * @property {number} port
 * @property {number} connections
 * @property {string[]} texts
 * @property {Step[]} steps
 * @property {number} [measureMs]
 * @property {number | undefined} [count]
 *
 * @typedef {{ requests: number, p50: number, p99: number }} Latency in milliseconds
 *
 * @typedef {object} OwnFigures
 * @property {number} perSecond
 * @property {number} bytes of an average response
 * @property {Record<string, Latency>} kinds
 * @property {Record<string, number>} wrong unexpected statuses and broken connections, counted
 * @property {number} ownCpu share of one core that the generator used
 *
 * @typedef {Latency & OwnFigures} Load
 */

const plan = /** @type {Plan} */ (await json(process.stdin));
const texts = plan.texts.map((text) => Buffer.from(text));
const count = plan.count ?? Infinity;
/** @type {Map<string, number[]>} */
const latencies = new Map(plan.steps.map(({ kind }) => [kind, []]));
/** @type {Record<string, number>} */
const wrong = {};
let sent = 0;
let bytes = 0;
let isOver = false;

const note = (/** @type {string | number} */ problem) =>
  (wrong[problem] = (wrong[problem] ?? 0) + 1);

/**
 * Parses responses with a Content-Length or without a body, as both servers send them.
 * @param {Buffer} buffer
 */
function readHead(buffer) {
  const head = buffer.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const text = buffer.toString('latin1', 0, head);
  const status = Number(text.slice(9, 12));
  const length = /\r\ncontent-length: *(\d+)/i.exec(text);
  if (!length && status !== 304) throw new Error(`A response without a length:\n${text}`);
  const size = head + 4 + (status === 304 ? 0 : Number(length?.[1]));
  return { size, status, isLast: /\r\nconnection: *close/i.test(text) };
}

/**
 * One connection that sends its next request as soon as the response is complete, and reconnects when closed.
 * @param {(value?: undefined) => void} done
 */
function work(done) {
  /** @type {Buffer | undefined} */
  let pending;
  /** @type {ReturnType<typeof readHead>} */
  let head;
  let left = 0;
  let sentAt = 0;
  /** @type {Step | undefined} */
  let step;
  let problem = 'closed';
  let isDone = false;
  let isLeaving = false;
  const socket = connect(plan.port, '127.0.0.1');
  socket.setNoDelay(true);

  function send() {
    isDone = isOver || sent >= count;
    if (isDone) {
      socket.destroy();
      done();
      return;
    }
    step = plan.steps[sent++ % plan.steps.length];
    const text = step && texts[step.text];
    if (!text) throw new Error('A step without a request');
    sentAt = performance.now();
    socket.write(text);
  }

  /** @param {{ size: number, status: number, isLast: boolean }} complete */
  function finish({ size, status, isLast }) {
    if (step && status === step.status) {
      latencies.get(step.kind)?.push(performance.now() - sentAt);
      bytes += size;
    } else note(status);
    isLeaving = isLast;
    head = undefined;
    // After many requests a server sends `Connection: close`, and node:http leaves closing to the client.
    if (isLeaving) socket.destroy();
    else send();
  }

  socket.on('connect', send);
  socket.on(
    'error',
    (/** @type {NodeJS.ErrnoException} */ { code }) => (problem = code ?? 'error'),
  );
  socket.on('close', () => {
    if (isDone) return;
    if (isLeaving) return work(done);
    note(problem);
    setTimeout(work, 20, done);
  });
  socket.on('data', (chunk) => {
    if (head) left -= chunk.length;
    else {
      pending = pending ? Buffer.concat([pending, chunk]) : chunk;
      head = readHead(pending);
      if (!head) return;
      left = head.size - pending.length;
      pending = undefined;
    }
    if (left <= 0) finish(head);
  });
}

const began = performance.now();
const cpuBefore = process.cpuUsage();
if (plan.measureMs) setTimeout(() => (isOver = true), plan.measureMs).unref();
const connections = Array.from({ length: plan.connections }, () => new Promise(work));
await Promise.all(connections);
const ms = performance.now() - began;
const { user, system } = process.cpuUsage(cpuBefore);

/**
 * @param {number[]} times
 * @returns {Latency} zeros without a single response
 */
function summarise(times) {
  return { requests: times.length, p50: median(times) ?? 0, p99: percentile(times, 0.99) ?? 0 };
}

const all = summarise([...latencies.values()].flat());
console.log(
  JSON.stringify({
    ...all,
    perSecond: (all.requests / ms) * 1000,
    bytes: all.requests ? bytes / all.requests : 0,
    kinds: Object.fromEntries([...latencies].map(([kind, times]) => [kind, summarise(times)])),
    wrong,
    /** Share of one core that this process used: near 1 it is the bottleneck itself. */
    ownCpu: (user + system) / 1000 / ms,
  }),
);
process.exit(0);
