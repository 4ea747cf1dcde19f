import { expect, test } from 'vitest';
import { UnsentMailNotice } from '~/reception/unsent-mail-notice';
import { readText } from '../../support/html-forms';
import { renderScreen } from '../../support/render-screen';

const [failed, held] = [
  { id: 7, to: 'ana@example.com', subject: 'Your order', isHeld: false },
  { id: 8, to: 'shop@example.com', subject: 'A new order', isHeld: true },
];

const read = async (mails: readonly (typeof failed)[], canRetry = true) =>
  readText(
    await renderScreen(<UnsentMailNotice text="It failed." mails={mails} canRetry={canRetry} />, {
      locale: 'en',
    }),
  );

test('an email that is held after a restore is not called unsent, as it may have been sent before; each is named', async () => {
  expect(await read([held])).toMatch(
    /^Emails about this were held .* A new order shop@example.com$/,
  );
  expect(await read([held, failed])).toMatch(
    /^It failed\. Your order ana@example.com .*were held.* A new order/,
  );
});

test('who may not send emails again is told of them without links', async () => {
  expect(await read([failed], false)).toBe('It failed.');
});

test('the link lays the words of a subject out as text, a number on one line among them', async () => {
  const numbered = { ...failed, subject: 'Your order M-2026-000123' };
  const notice = <UnsentMailNotice text="It failed." mails={[numbered]} canRetry />;
  expect(await renderScreen(notice, { locale: 'en' })).toContain(
    '><span>Your order <span class="nowrap">M-2026-000123</span></span></a>',
  );
});
