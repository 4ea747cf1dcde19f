import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import {
  demonstrationAuthority,
  demonstrationIssuer,
} from '~/shop/invoices/demonstration-certificate';
import { toMessageTime } from '~/shop/invoices/fiscal-time';
import { readCertificates, readIssuerKeys } from '~/shop/invoices/issuer-certificate.server';
import { type Answer, listen, readBody, sendAnswer, stop, type TransportFault } from './answers';
import { answerFault, answerInvoice, answerXml, cisSigner } from './cis-answers';
import { openLedger, type ReceivedInvoice } from './cis-ledger';
import { checkMessage, Refusal } from './cis-message';

/*
 * The tax office's service for invoices (CIS) for demonstrations and tests. It takes the throw-away certificate of the
 * demonstration alone, gives out made-up JIRs, and speaks plain HTTP on loopback, where the real one speaks TLS.
 */

/**
 * Ways to fail. `down` resets the connection before anything is done, `lost` after; `error` answers with a code of the
 * tax office's, signed as it should be; the last three answer what must not be believed.
 */
export type CisFault =
  | { kind: 'down' | 'lost' | 'http500' | 'foreignSigner' | 'changedJir' | 'otherMessage' }
  | { kind: 'error'; code: string }
  | TransportFault;

export type CisEmulatorOptions = {
  /** 0 takes a free one. */
  port: number;
  /** JSON lines; without it everything is forgotten at the end. */
  stateFile?: string | undefined;
  /** For tests: what the time is. */
  now?: () => Date;
};

export type CisEmulator = {
  url: string;
  /** Stops immediately: open connections are dropped. */
  close(): Promise<void>;
  /** What was answered with a JIR, in order. */
  received(): readonly ReceivedInvoice[];
  /** What is wrong with it beyond what the tax office says: wrong codes, gaps, numbers used twice. */
  irregularities(): readonly string[];
  /** Switches a fault on; without an argument everything works again. */
  setMode(fault?: CisFault): void;
};

/** Starts the emulator. @throws when the port is taken or the state file cannot be read. */
export async function startCisEmulator({
  port,
  stateFile,
  now = () => new Date(),
}: CisEmulatorOptions): Promise<CisEmulator> {
  const trusted = readCertificates(demonstrationAuthority);
  const issuer = readIssuerKeys(demonstrationIssuer);
  const ledger = openLedger(issuer.key, stateFile);
  const cis = cisSigner();
  let mode: CisFault | undefined;

  function answerMessage(xml: string): Answer {
    const moment = now();
    const time = toMessageTime(moment);
    const [, messageId = ''] = /IdPoruke>([^<]{1,36})</.exec(xml) ?? [];
    const answer = (outcome: Parameters<typeof answerInvoice>[0]['outcome']) =>
      answerInvoice(
        {
          messageId: mode?.kind === 'otherMessage' ? randomUUID() : messageId,
          now: time,
          outcome,
        },
        mode?.kind === 'foreignSigner' ? issuer : cis,
      );
    if (mode?.kind === 'error') return answer({ code: mode.code, message: 'Emulirana greška' });
    try {
      const invoice = checkMessage(xml, { trusted, moment, now: time });
      const jir = randomUUID();
      ledger.add(invoice, jir);
      return answer({ jir });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return answer({ code: error.code, message: error.message });
    }
  }

  // oxlint-disable-next-line typescript/no-misused-promises -- it catches every error itself
  const server = createServer(async (request, response) => {
    try {
      if (mode?.kind === 'down') return void request.socket.resetAndDestroy();
      const body = request.method === 'POST' ? await readBody(request) : undefined;
      const answer = body === undefined ? answerFault('Nepoznat zahtjev') : handle(request, body);
      if (mode?.kind === 'lost') return void request.socket.resetAndDestroy();
      await sendAnswer(response, spoil(answer, mode), mode);
    } catch {
      // A request that broke off, or a full disk: the next one must not suffer from it.
      response.destroy();
    }
  });

  function handle({ headers }: IncomingMessage, body: string): Answer {
    const action = String(headers.soapaction ?? '');
    if (/\/echo"?$/.test(action))
      return answerXml(200, body.replaceAll('EchoRequest', 'EchoResponse'));
    return /\/racuni"?$/.test(action) ? answerMessage(body) : answerFault('Nepoznata usluga');
  }

  const url = await listen(server, port, '127.0.0.1');
  return {
    url,
    received: ledger.all,
    irregularities: ledger.irregularities,
    setMode: (fault) => void (mode = fault),
    async close() {
      await stop(server);
      ledger.close();
    },
  };
}

function spoil(answer: Answer, fault: CisFault | undefined): Answer {
  if (fault?.kind === 'http500') return { status: 500, headers: {}, body: '' };
  if (fault?.kind !== 'changedJir') return answer;
  return {
    ...answer,
    body: answer.body.replace(/(?<=<tns:Jir>)./, (digit) => (digit === 'f' ? '0' : 'f')),
  };
}
