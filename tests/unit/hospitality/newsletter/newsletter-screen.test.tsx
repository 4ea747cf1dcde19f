import type { SubmissionResult } from '@conform-to/react';
import { expect, test } from 'vitest';
import { NewsletterScreen } from '~/hospitality/newsletter/newsletter-screen';
import { renderScreen } from '../../../support/render-screen';

async function render(actionData?: { isSent: boolean; result: SubmissionResult<string[]> }) {
  const html = await renderScreen(<NewsletterScreen actionData={actionData} />, {
    path: '/newsletter',
  });
  const [, statusId, status = ''] = /<p id="([\w-]+)" role="status">(.*?)<\/p>/.exec(html) ?? [];
  return { html, statusId, status: status.replace(/<[^>]*>/g, '') };
}

const describedBy = (html: string) => /<input[^>]*aria-describedby="([\w-]+)"/.exec(html)?.[1];

test('an invalid address is explained at its field and not announced again', async () => {
  const result = { initialValue: { email: 'ana@' }, error: { email: ['Neispravno'] } };
  const { html, status } = await render({ isSent: false, result });
  expect(status).toBe('');
  const [, message = ''] = new RegExp(`<p id="${describedBy(html)}">(.*?)</p>`).exec(html) ?? [];
  expect(message).toContain('Neispravno');
});

test('a problem of the whole form and its success are announced, in an element that is always there', async () => {
  const empty = await render();
  expect(empty.status).toBe('');
  expect(describedBy(empty.html)).toBe(empty.statusId);
  const refused = await render({ isSent: false, result: { error: { '': ['Previše pokušaja'] } } });
  expect(refused.status).toBe('Previše pokušaja');
  expect(describedBy(refused.html)).toBe(refused.statusId);
  expect((await render({ isSent: true, result: {} })).status).not.toBe('');
});
