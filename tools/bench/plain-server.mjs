// What the same bytes cost without any work: node:http sends recorded answers, as many headers and bytes as the site's.
//   node tools/bench/plain-server.mjs <port> <answers.json>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const answers = new Map(
  JSON.parse(readFileSync(file, 'utf8')).map(({ name, status, headers, body }) => [
    `/${name}`,
    { status, headers: headers.flat(), body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer(async (request, response) => {
  if (request.method === 'POST') for await (const chunk of request) void chunk;
  const { status, headers, body } = answers.get(request.url) ?? {
    status: 404,
    headers: [],
    body: '',
  };
  response.writeHead(status, headers).end(body);
});
server.listen(Number(port), '127.0.0.1', () => console.log('open'));
