import { describe, expect, it } from 'vitest';
import { ErrorScreen } from '~/components/layout/error-screen';
import { findErrorMessage, findErrorTitle } from '~/components/layout/error-message';
import { locales } from '~/i18n/locales';
import { getT } from '~/i18n/i18n.server';
import { ModuleLoadError } from '~/platform/browser/module-load-error';
import { renderScreen } from '../../../support/render-screen';

/** As the router hands on a thrown response. */
const response = (status: number, statusText = '', data = '') => ({
  status,
  statusText,
  data,
  internal: false,
});

describe('the page of an error', () => {
  it.each([
    ['middleware', response(500, 'Unknown middleware', 'Unknown middleware')],
    ['script', new ModuleLoadError('/assets/shop-1a2b.js could not be loaded')],
    ['request', response(400, 'Bad Request')],
    ['method', response(405)],
    ['request', response(429)],
    ['server', response(502)],
    ['server', new Error('SQLITE_CORRUPT: database disk image is malformed')],
    ['server', undefined],
  ] as const)('names its reason: %s', (code, error) => {
    expect(findErrorMessage(error)).toBe(code);
  });

  it.each([
    ['notFound.title', response(404)],
    ['error.storageTitle', response(503)],
    ['error.title', response(500)],
    ['error.title', new Error('out of memory')],
  ] as const)('has the title %s, in the browser’s tab too', (title, error) => {
    expect(findErrorTitle(error)).toBe(title);
  });

  it.each(locales)('says it in words in %s, and nothing that is for the log', async (locale) => {
    const t = getT(locale);
    const secret = new Error('connect ECONNREFUSED postgres://site:secret@10.0.0.4/shop');
    const html = await renderScreen(<ErrorScreen error={secret} />, { locale });
    expect(html).toContain(t('error.messages.server'));
    expect(html).not.toMatch(/secret|ECONNREFUSED|error-screen/);
    const script = new ModuleLoadError('/assets/shop-1a2b.js could not be loaded');
    const failed = await renderScreen(<ErrorScreen error={script} />, { locale });
    expect(failed).toContain(t('error.messages.script'));
    expect(failed).not.toContain('/assets');
  });

  it.each(locales)('denies no order in %s: it may stand where a paid one would', async (locale) => {
    const html = await renderScreen(<ErrorScreen error={response(503)} />, { locale });
    expect(html).toContain(getT(locale)('error.storageTitle'));
    expect(html).not.toMatch(/Nothing has been|Ništa nije|Es wurde nichts|Non è stato/);
  });

  it.each(locales)('asks nobody in %s to try again where that cannot help', async (locale) => {
    const t = getT(locale);
    const html = await renderScreen(<ErrorScreen error={response(405)} />, { locale });
    expect(html).toContain(t('error.messages.method'));
    expect(html).toContain(t('error.elsewhere'));
    expect(html).not.toContain(t('error.hintShort'));
    expect(html).not.toContain(`>${t('error.retry')}<`);
  });

  it('shows no message from a response that is not one of ours', async () => {
    const error = response(500, 'Internal', '<b>at handler (/srv/app.js:1:1)</b>');
    const html = await renderScreen(<ErrorScreen error={error} />);
    expect(html).not.toMatch(/Internal|srv/);
  });
});
