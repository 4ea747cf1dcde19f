import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  demonstrationAuthority,
  demonstrationIssuer,
} from '~/shop/invoices/fiscalisation/demonstration-certificate';
import { toMessageTime } from '~/shop/invoices/fiscalisation/fiscal-time';
import {
  readCertificates,
  readIssuerKeys,
} from '~/shop/invoices/fiscalisation/issuer-certificate.server';
import {
  type EmulatorResponse,
  readBody,
  sendResponse,
  serveEmulator,
  type TransportFault,
} from './responses';
import { faultResponse, invoiceResponse, xmlResponse, cisSigner } from './cis-responses';
import { openLedger, type ReceivedInvoice } from './cis-ledger';
import { checkMessage, Refusal } from './cis-message';

/*
 * The tax office's invoice service (CIS) for demonstrations and tests. It accepts only the demonstration's throw-away
 * certificate, issues fictitious JIRs, and uses plain HTTP on loopback where the real service uses TLS.
 */

/**
 * Simulated failures. `down` resets the connection before anything is done, `lost` afterwards; `error` responds with a
 * correctly signed error code of the tax office; the last three send responses that must not be trusted.
 */
export type CisFault =
  | { kind: 'down' | 'lost' | 'http500' | 'foreignSigner' | 'changedJir' | 'otherMessage' }
  | { kind: 'error'; code: string }
  | TransportFault;

export type CisEmulatorOptions = {
  /** 0 selects a free port. */
  port: number;
  /** JSON lines. Without a file, the state is lost when the emulator stops. */
  stateFile?: string | undefined;
  /** Replaces the clock in tests. */
  now?: () => Date;
};

export type CisEmulator = {
  url: string;
  /** Stops immediately; open connections are dropped. */
  close(): Promise<void>;
  /** The invoices that were given a JIR, in order. */
  received(): readonly ReceivedInvoice[];
  /** Problems the real tax office would not report: wrong ZKIs, gaps, numbers used twice. */
  irregularities(): readonly string[];
  /** Enables a fault; without an argument, disables it. */
  setMode(fault?: CisFault): void;
};

/** Starts the emulator. @throws Error if the port is taken or the state file cannot be read */
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

  function respondToMessage(xml: string): EmulatorResponse {
    const moment = now();
    const time = toMessageTime(moment);
    const [, messageId = ''] = /IdPoruke>([^<]{1,36})</.exec(xml) ?? [];
    const respond = (outcome: Parameters<typeof invoiceResponse>[0]['outcome']) =>
      invoiceResponse(
        {
          messageId: mode?.kind === 'otherMessage' ? randomUUID() : messageId,
          now: time,
          outcome,
        },
        mode?.kind === 'foreignSigner' ? issuer : cis,
      );
    if (mode?.kind === 'error') return respond({ code: mode.code, message: 'Emulirana greška' });
    try {
      const invoice = checkMessage(xml, { trusted, moment, now: time });
      const jir = randomUUID();
      ledger.add(invoice, jir);
      return respond({ jir });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return respond({ code: error.code, message: error.message });
    }
  }

  function handle({ headers }: IncomingMessage, body: string): EmulatorResponse {
    const action = String(headers.soapaction ?? '');
    if (/\/echo"?$/.test(action))
      return xmlResponse(200, body.replaceAll('EchoRequest', 'EchoResponse'));
    return /\/racuni"?$/.test(action) ? respondToMessage(body) : faultResponse('Nepoznata usluga');
  }

  const server = await serveEmulator({ port }, async (request, response) => {
    if (mode?.kind === 'down') return void request.socket.resetAndDestroy();
    const body = request.method === 'POST' ? await readBody(request) : undefined;
    const result = body === undefined ? faultResponse('Nepoznat zahtjev') : handle(request, body);
    if (mode?.kind === 'lost') return void request.socket.resetAndDestroy();
    await sendResponse(response, spoil(result, mode), mode);
  });
  return {
    url: server.url,
    received: ledger.all,
    irregularities: ledger.irregularities,
    setMode: (fault) => void (mode = fault),
    async close() {
      await server.close();
      ledger.close();
    },
  };
}

function spoil(response: EmulatorResponse, fault: CisFault | undefined): EmulatorResponse {
  if (fault?.kind === 'http500') return { status: 500, headers: {}, body: '' };
  if (fault?.kind !== 'changedJir') return response;
  return {
    ...response,
    body: response.body.replace(/(?<=<tns:Jir>)./, (digit) => (digit === 'f' ? '0' : 'f')),
  };
}
