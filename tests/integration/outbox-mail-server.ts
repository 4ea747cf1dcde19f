import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** The server's reply; `mute` never replies to RCPT, `hang` never to the end of DATA, `after` once the promise is fulfilled. */
export type Reply =
  | { at: 'rcpt' | 'data'; code: number }
  | { delayMs: number }
  | { after: Promise<void> }
  | 'mute'
  | 'hang'
  | 'ok';

type Received = { from: string; rcpts: string[]; mail: ParsedMail };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function refusal(code: number, address: string) {
  return Object.assign(new Error(`5.1.1 <${address}> not here`), { responseCode: code });
}

/** A real mail server on loopback that records what it accepts and fails as configured, per recipient and attempt. */
export async function startMailServer(
  reply: (address: string, attempt: number) => Reply = () => 'ok',
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
      const now = reply(address, attempt);
      if (now === 'mute') return;
      const refused = typeof now === 'object' && 'at' in now && now.at === 'rcpt';
      done(refused ? refusal(now.code, address) : null);
    },
    async onData(stream, { envelope }, done) {
      const mail = await simpleParser(stream);
      const rcpts = envelope.rcptTo.map(({ address }) => address);
      const now = reply(rcpts[0] ?? '', attempts.get(rcpts[0] ?? '') ?? 1);
      if (now === 'hang') return;
      if (typeof now === 'object' && 'at' in now) return done(refusal(now.code, 'x'));
      if (typeof now === 'object') await ('after' in now ? now.after : wait(now.delayMs));
      received.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', rcpts, mail });
      done();
    },
  });
  // Some tests abort connections on purpose.
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
