import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from './serve';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An HTTP server in place of the content backend; the test sets its response. */
export async function startFakeBackend(answer: Answer) {
  let current = answer;
  const seen: {
    method?: string | undefined;
    url?: string | undefined;
    headers: IncomingMessage['headers'];
  }[] = [];
  const server = await serve((request, response) => {
    seen.push({ method: request.method, url: request.url, headers: request.headers });
    request.resume();
    current(request, response);
  });
  return {
    url: server.url,
    seen,
    answerWith(next: Answer) {
      current = next;
    },
    stop: server.close,
  };
}

/** Responds to every path with the same JSON body in the contract's envelope. */
export const json =
  (data: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ data }));
  };
