import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  checkContent,
  checkInvoices,
  checkMail,
  describeInvoicing,
} from '~/operator/checks/service-checks';
import { parseEnv } from '~/platform/env/env-schema';
import { log } from '~/platform/log/log.server';
import type { Invoicing } from '~/shop/invoices/invoicing';
import { loadContent } from '~/content/content.server';
import { toContract } from '~/content/content-contract';
import { json, startFakeBackend } from '../../../support/content-backend';
import { ownInvoicing, testIssuer } from '../../../support/invoices';
import { makeSource } from '../../../support/made-up-hotel/content';

const real: Invoicing = {
  ...(ownInvoicing() as Invoicing & { kind: 'own' }),
  url: 'https://cis.example',
};
const validTo = Date.parse(testIssuer().keys.certificate.validTo);
const before = (days: number) => new Date(validTo - days * 24 * 60 * 60_000);

test('the certificate of the invoices is warned of 60 days before its end', () => {
  expect(describeInvoicing(real, before(61))).toMatchObject({ level: 'ok' });
  expect(describeInvoicing(real, before(59))).toEqual({
    level: 'warn',
    text: 'issued by the site; their certificate is valid for 59 days',
  });
  expect(describeInvoicing(real, before(1)).text).toMatch(/valid for 1 day$/);
});

test('reports who else issues them, or that they cannot be issued', () => {
  expect(describeInvoicing({ kind: 'external' }, before(90)).level).toBe('ok');
  expect(describeInvoicing(ownInvoicing(), before(90)).level).toBe('warn');
  const missing = describeInvoicing({ kind: 'missing', reason: 'no key' }, before(90));
  expect(missing).toEqual({ level: 'fail', text: 'nothing can be charged: no key' });
});

test('says in words why the mail server cannot be used, with the codes', async () => {
  const SMTP_URL = 'smtp://127.0.0.1:1';
  expect(await checkMail({ SMTP_URL, strict: true })).toEqual({
    level: 'fail',
    text: '127.0.0.1:1 refuses the connection: look at host and port in SMTP_URL (ESOCKET ECONNREFUSED CONN)',
  });
});

test('content that cannot be loaded is one failure: the check of the invoices says that it needs it', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'service-checks-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const warnings = vi.spyOn(log, 'warn').mockImplementation(() => {});
  onTestFinished(() => warnings.mockRestore());
  const env = parseEnv({ DATA_DIR, CONTENT_URL: 'http://127.0.0.1:9' }, { demo: true });
  await expect(checkContent(env)).rejects.toThrow('The content backend is unusable');
  expect(await checkInvoices(env)).toEqual({
    level: 'warn',
    text: 'not checked: this needs valid content',
  });
});

test('content that the backend published and the site refused is a warning with the reason', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'service-checks-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const said = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')];
  for (const spy of said) spy.mockImplementation(() => {});
  onTestFinished(() => said.forEach((spy) => spy.mockRestore()));
  const source = makeSource();
  const published = { ...toContract(source.get()), images: Object.fromEntries(source.images()) };
  const backend = await startFakeBackend(json(published));
  onTestFinished(() => backend.stop());
  const env = parseEnv({ DATA_DIR, CONTENT_URL: backend.url }, { demo: true });
  const name = `, of ${source.get().site.hotel.fullName}`;
  expect(await checkContent(env)).toEqual([{ level: 'ok', text: expect.stringContaining(name) }]);
  // A folder that a command makes, perhaps as another user, could not be written to by the site.
  expect(readdirSync(DATA_DIR)).toEqual([]);
  const stop = await (await loadContent(env)).start();
  await stop();
  backend.answerWith(json({ ...published, products: [] }));
  const [result] = await checkContent(env);
  expect(result?.level).toBe('warn');
  expect(result?.text).toMatch(
    /^the last good content, \d+ products from .*\nproducts: is missing: /s,
  );
});
