import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type CisFault, startCisEmulator } from '~/emulators/cis-emulator';
import { readInvoiceResponse } from '~/shop/invoices/fiscalisation/racun-odgovor.server';
import {
  type InvoiceMessage,
  writeInvoiceMessage,
} from '~/shop/invoices/fiscalisation/racun-zahtjev';
import { sendMessage } from '~/shop/invoices/fiscalisation/send-message.server';
import { signMessage, toEnvelope } from '~/shop/invoices/fiscalisation/sign-message.server';
import { computeZki } from '~/shop/invoices/fiscalisation/zki.server';
import { issuerKeys, readVector, sale, testAuthority } from '../../support/fiscalisation';
import { makeTempDir } from '../../support/memory-database';

const now = new Date('2026-11-22T13:05:11Z');

async function open(stateFile?: string, timeoutMs?: number) {
  const emulator = await startCisEmulator({ port: 0, stateFile, now: () => now });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= emulator.close());
  onTestFinished(close);
  const post = (envelope: string) =>
    sendMessage(envelope, { url: emulator.url, trusted: [], timeoutMs });
  const read = (xml: string, messageId: string) =>
    readInvoiceResponse(xml, { trusted: testAuthority(), messageId, now });
  /** Sends a message with a code that fits it, unless the code itself is changed. */
  const report = async (changes: Partial<InvoiceMessage> = {}, keys = issuerKeys()) => {
    const message = { ...sale, messageId: randomUUID(), ...changes };
    const zki = changes.zki ?? computeZki(message, keys.key);
    const envelope = toEnvelope(signMessage(writeInvoiceMessage({ ...message, zki }), keys));
    return read(await post(envelope), message.messageId);
  };
  return { emulator, close, post, read, report };
}

const refusedWith = (code: string, text = '') => ({
  kind: 'refused',
  errors: [{ code, message: expect.stringContaining(text) }],
});

test('an invoice that is right gets a JIR, each time it arrives, over restarts', async () => {
  const stateFile = join(makeTempDir(), 'cis.jsonl');
  const first = await open(stateFile);
  const answer = await first.report();
  expect(answer).toMatchObject({ kind: 'confirmed', jir: first.emulator.received()[0]?.jir });
  await first.close();
  const { emulator, report } = await open(stateFile);
  expect(await report()).toMatchObject({ kind: 'confirmed' });
  expect(await report({ number: 2 })).toMatchObject({ kind: 'confirmed' });
  expect(emulator.received()).toMatchObject([{ number: 1 }, { number: 1 }, { number: 2 }]);
  expect(emulator.irregularities()).toEqual([]);
});

test('each mistake has the code that the tax office has for it', async () => {
  const { emulator, post, read, report } = await open();
  expect(await report({ premises: 'WEB 1' })).toEqual(refusedWith('s001'));
  expect(await report({ zki: 'short' })).toEqual(refusedWith('s001'));
  const right = toEnvelope(signMessage(writeInvoiceMessage(sale), issuerKeys()));
  const tampered = await post(right.replace('>48.40<', '>48.41<'));
  expect(read(tampered, sale.messageId)).toEqual(refusedWith('s004'));
  const old = await post(right.replace('xmldsig-more#rsa-sha256', 'xmldsig#rsa-sha1'));
  expect(read(old, sale.messageId)).toEqual(refusedWith('s004'));
  expect(await report({ oib: '98765432106' })).toEqual(refusedWith('s005'));
  const lines: [Partial<InvoiceMessage>, string][] = [
    [{ totalCents: 4842 }, '166'],
    [{ issuedAt: new Date('2026-10-01T10:00:00Z') }, '176'],
    [{ issuedAt: new Date('2026-11-23T10:00:00Z') }, '177'],
    [{ number: 0 }, '178'],
    [{ operatorOib: '98765432107' }, '179'],
    [{ totalCents: 1_000_001, vat: [{ rate: 0, gross: 0, base: 1_000_001, vat: 0 }] }, '185'],
  ];
  for (const [changes, number] of lines)
    expect(await report(changes)).toEqual(refusedWith('s013', number));
  expect(emulator.received()).toEqual([]);
});

test('a certificate of another kind is refused', async () => {
  const { post, read } = await open();
  const { certificate } = issuerKeys();
  const envelope = toEnvelope(signMessage(writeInvoiceMessage(sale), issuerKeys()));
  const swap = (pem: string) =>
    envelope.replace(certificate.raw.toString('base64'), pem.replaceAll(/-----.*-----|\s/g, ''));
  const authority = await post(swap(readVector('cis-cert.pem')));
  // Its key is another one, so the signature is wrong first.
  expect(read(authority, sale.messageId)).toEqual(refusedWith('s004'));
  const self = await post(swap(readVector('issuer-key.pem')));
  expect(read(self, sale.messageId)).toEqual(refusedWith('s002'));
});

test('what the tax office would ignore is reported to the test', async () => {
  const { emulator, report } = await open();
  await report();
  await report({ zki: '0'.repeat(32), number: 3 });
  await report({ totalCents: 4841, operatorOib: sale.oib });
  await report({ messageId: sale.messageId, number: 4 });
  await report({ messageId: sale.messageId, number: 4 });
  await report({ number: 5, sentAt: new Date('2026-11-22T15:05:09Z') });
  await report({ number: 6, issuedAt: new Date('2026-11-22T12:55:09Z') });
  expect(emulator.irregularities()).toEqual([
    '2026 3/WEB1/1: another ZKI',
    '2026 1/WEB1/1: other facts',
    '2026 4/WEB1/1: a message id again',
    '2026 5/WEB1/1: late without its mark',
    '2026 WEB1/1: 2 is missing',
    '2026 WEB1/1: 6 was issued before the number before it',
  ]);
});

const faults: [CisFault, string, number][] = [
  [{ kind: 'down' }, 'ECONNRESET', 0],
  [{ kind: 'lost' }, 'ECONNRESET', 1],
  [{ kind: 'slow', ms: 5_000 }, 'no answer in time', 1],
  [{ kind: 'cutAfterBytes', bytes: 300 }, 'breaks off', 1],
  [{ kind: 'http500' }, 'empty answer', 1],
  [{ kind: 'html' }, 'not XML|another message|Body', 1],
  [{ kind: 'foreignSigner' }, 'another signer', 1],
  [{ kind: 'changedJir' }, 'wrong signature', 1],
  [{ kind: 'otherMessage' }, 'another message', 1],
];

test.each(faults)('the fault %j is no answer', async (fault, problem, received) => {
  const { emulator, report } = await open(undefined, fault.kind === 'slow' ? 1_000 : undefined);
  emulator.setMode(fault);
  await expect(report()).rejects.toThrow(new RegExp(problem));
  expect(emulator.received()).toHaveLength(received);
  emulator.setMode();
  expect(await report()).toMatchObject({ kind: 'confirmed' });
});

test('a requested error is signed like any response', async () => {
  const { emulator, report } = await open();
  emulator.setMode({ kind: 'error', code: 's006' });
  expect(await report()).toEqual(refusedWith('s006'));
});

test('anything but a report gets a SOAP fault', async () => {
  const { emulator } = await open();
  const ask = (init: RequestInit) => fetch(emulator.url, init).then((answer) => answer.text());
  expect(await ask({})).toContain('Fault');
  expect(await ask({ method: 'POST', body: 'x' })).toContain('Fault');
  const echo = { method: 'POST', headers: { soapaction: '"x/echo"' }, body: '<EchoRequest/>' };
  expect(await ask(echo)).toBe('<EchoResponse/>');
});

const hasXmlsec = (() => {
  try {
    return Boolean(execFileSync('xmlsec1', ['--version'], { stdio: 'ignore' })) || true;
  } catch {
    process.stderr.write('xmlsec1 is not installed: it does not check the emulator here\n');
    return false;
  }
})();

test.runIf(hasXmlsec)('xmlsec1 accepts the answers', async () => {
  const { post } = await open();
  const folder = makeTempDir();
  const [file, authority] = [join(folder, 'answer.xml'), join(folder, 'ca.pem')];
  writeFileSync(authority, readVector('ca-cert.pem'));
  writeFileSync(file, await post(toEnvelope(signMessage(writeInvoiceMessage(sale), issuerKeys()))));
  const id = 'http://www.apis-it.hr/fin/2012/types/f73:RacunOdgovor';
  const trust = ['--enabled-key-data', 'x509', '--trusted-pem', authority];
  const verify = ['--verify', ...trust, '--id-attr:Id', id, file];
  expect(() => execFileSync('xmlsec1', verify, { stdio: 'ignore' })).not.toThrow();
});
