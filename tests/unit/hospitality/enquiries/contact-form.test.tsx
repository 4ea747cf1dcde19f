import { expect, test } from 'vitest';
import { ContactForm } from '~/hospitality/enquiries/contact-form';
import { readText } from '../../../support/html-forms';
import { renderScreen } from '../../../support/render-screen';

test('once sent, the page promises a copy only if there is one', async () => {
  const show = async (isCopied: boolean) => {
    const form = { formToken: 'key', isSent: true, isCopied };
    return readText(await renderScreen(<ContactForm form={form} />, { locale: 'en' }));
  };
  expect(await show(true)).toContain('A copy is on its way to you');
  expect(await show(false)).not.toContain('copy');
  expect(await show(false)).toContain('We will answer within one working day');
});
