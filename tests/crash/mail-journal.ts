import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** An email that the server has accepted (250). */
export type JournalEntry = {
  messageId: string;
  recipient: string;
  subject: string;
  text: string;
  /** The site process that sent it. */
  generation: number;
  at: number;
};

/**
 * A real mail server that outlives the site and records every email it accepts.
 * @param options.onData called when an email begins to arrive
 */
export async function startMailJournal(options: { generation: () => number; onData: () => void }) {
  const entries: JournalEntry[] = [];
  const generations = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 200,
    onConnect(session, done) {
      generations.set(session.id, options.generation());
      done();
    },
    async onData(stream, session, done) {
      options.onData();
      try {
        const mail = await simpleParser(stream);
        entries.push({
          messageId: mail.messageId ?? '',
          recipient: session.envelope.rcptTo.map(({ address }) => address).join(' '),
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          generation: generations.get(session.id) ?? 0,
          at: Date.now(),
        });
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // The site is killed during transmissions on purpose.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    entries: entries as readonly JournalEntry[],
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
