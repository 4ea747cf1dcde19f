// Load generator, a process of its own: keeps a few connections busy for a while and prints what it saw as JSON.
//   node tools/bench/load.mjs '{"port":3002,"connections":10,"warmMs":1000,"measureMs":4000,"requests":["GET / …"],"status":200}'
// Every text of `requests` is one whole HTTP/1.1 request. With `"once":true` each is sent one time only.
import { connect } from 'node:net';

const plan = JSON.parse(process.argv[2] === '-' ? await readInput() : process.argv[2]);
const requests = plan.requests.map((text) => Buffer.from(text));
const latencies = [];
const wrong = new Map();
let next = 0;
let bytes = 0;
let measuredFrom = plan.once ? performance.now() : Infinity;
let isOver = false;

async function readInput() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Answers of known length only, which is what both servers send. */
function findEnd(buffer) {
  const head = buffer.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const text = buffer.latin1Slice(0, head);
  const length = /\r\ncontent-length: *(\d+)/i.exec(text);
  if (!length) throw new Error(`An answer without a length:\n${text}`);
  return { end: head + 4 + Number(length[1]), status: Number(text.slice(9, 12)), text };
}

/** One connection that sends its next request as soon as the answer is there, and comes back when it was closed. */
function work(done) {
  let pending = Buffer.alloc(0);
  let sentAt = 0;
  let isClosing = false;
  const socket = connect(plan.port, '127.0.0.1');
  socket.setNoDelay(true);

  function send() {
    if (isOver || (plan.once && next >= requests.length)) {
      socket.destroy();
      done();
      return;
    }
    sentAt = performance.now();
    socket.write(requests[next++ % requests.length]);
  }

  socket.on('connect', send);
  socket.on('error', (error) => {
    wrong.set(error.code, (wrong.get(error.code) ?? 0) + 1);
    socket.destroy();
    setTimeout(work, 20, done);
  });
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const answer = findEnd(pending);
    if (!answer || pending.length < answer.end) return;
    const now = performance.now();
    if (answer.status !== plan.status) {
      wrong.set(answer.status, (wrong.get(answer.status) ?? 0) + 1);
    } else if (sentAt >= measuredFrom) {
      latencies.push(now - sentAt);
      bytes += answer.end;
    }
    // After so many requests a server says goodbye, and node:http leaves hanging up to the other side.
    isClosing = /\r\nconnection: *close/i.test(answer.text);
    pending = pending.subarray(answer.end);
    if (isClosing) socket.destroy();
    else send();
  });
  socket.on('close', () => {
    if (isClosing) work(done);
  });
}

if (!plan.once) {
  setTimeout(() => (measuredFrom = performance.now()), plan.warmMs);
  setTimeout(() => (isOver = true), plan.warmMs + plan.measureMs);
}
await Promise.all(Array.from({ length: plan.connections }, () => new Promise(work)));

const seconds = (performance.now() - measuredFrom) / 1000;
latencies.sort((a, b) => a - b);
const at = (share) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
console.log(
  JSON.stringify({
    requests: latencies.length,
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes: latencies.length ? bytes / latencies.length : 0,
    wrong: Object.fromEntries(wrong),
  }),
);
process.exit(0);
