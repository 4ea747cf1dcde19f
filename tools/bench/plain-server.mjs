// The baseline: node:http sends recorded responses with the same headers and bytes as the site's.
//   node tools/bench/plain-server.mjs <port> <responses.json>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = ''] = process.argv.slice(2);
/** @type {{ name: string, status: number, headers: string[][], body: string }[]} */
const recordings = JSON.parse(readFileSync(file, 'utf8'));
const responses = new Map(
  recordings.map(({ name, status, headers, body }) => [
    `/${name}`,
    { status, headers: headers.flat(), body: Buffer.from(body, 'base64') },
  ]),
);

const missing = { status: 404, headers: ['Content-Length', '0'], body: Buffer.alloc(0) };

const server = createServer((request, response) => {
  const { status, headers, body } = responses.get(request.url ?? '') ?? missing;
  const send = () => response.writeHead(status, headers).end(body);
  if (request.method === 'GET') send();
  else request.resume().on('end', send);
});
server.listen(Number(port), '127.0.0.1', () => console.log('open'));
