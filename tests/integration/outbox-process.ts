// A site process reduced to its outbox worker: `outbox.test.ts` runs several on one database and kills one.
import { startOutboxWorker } from '~/platform/mail/outbox-worker.server';
import { createTransport, type MailTransport } from '~/platform/mail/transport.server';
import { openStored } from '../support/stored-rows';

const [dataDir = '', smtpUrl = '', role = ''] = process.argv.slice(2);

const smtp = createTransport({
  smtpUrl,
  from: { name: 'Heritage Hotel Murva', address: 'prodaja@murva.example' },
  mailDir: '',
});

/** Kills the process between the server's acceptance and recording it. */
const dying: MailTransport = {
  description: smtp.description,
  async send(mail, signal) {
    await smtp.send(mail, signal);
    process.kill(process.pid, 'SIGKILL');
  },
};

const silent = { info() {}, warn() {}, error() {} };

process.once('message', () => {
  const worker = startOutboxWorker({
    db: openStored(dataDir),
    transport: role === 'dying' ? dying : smtp,
    log: silent,
    pollMs: 50,
  });
  process.once('message', () => void worker.stop().then(() => process.exit(0)));
});
process.send?.('ready');
