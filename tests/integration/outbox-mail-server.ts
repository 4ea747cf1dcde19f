import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** How the server answers; `hang` never answers the end of DATA. */
export type Answer = { at: 'rcpt' | 'data'; code: number } | { delayMs: number } | 'hang' | 'ok';

export type Received = { from: string; rcpts: string[]; mail: ParsedMail };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function refusal(code: number, address: string) {
  return Object.assign(new Error(`5.1.1 <${address}> not here`), { responseCode: code });
}

/** A real mail server on loopback that keeps what it took and fails as told, per recipient and attempt. */
export async function startMailServer(
  answer: (address: string, attempt: number) => Answer = () => 'ok',
  port = 0,
) {
  const received: Received[] = [];
  const attempts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onAuth: (_auth, _session, done) => done(refusal(535, 'x')),
    onRcptTo({ address }, _session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const now = answer(address, attempt);
      const refused = typeof now === 'object' && 'at' in now && now.at === 'rcpt';
      done(refused ? refusal(now.code, address) : null);
    },
    async onData(stream, { envelope }, done) {
      const mail = await simpleParser(stream);
      const rcpts = envelope.rcptTo.map(({ address }) => address);
      const now = answer(rcpts[0] ?? '', attempts.get(rcpts[0] ?? '') ?? 1);
      if (now === 'hang') return;
      if (typeof now === 'object' && 'at' in now) return done(refusal(now.code, 'x'));
      if (typeof now === 'object') await wait(now.delayMs);
      received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', rcpts, mail });
      done();
    },
  });
  // Clients that break off are the point of some tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const at = (server.server.address() as AddressInfo).port;
  return {
    received,
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
