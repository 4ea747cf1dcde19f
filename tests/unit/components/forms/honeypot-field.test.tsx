import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { enquiryFormFields } from '~/hospitality/enquiries/submit-enquiry.server';
import { HoneypotField } from '~/components/forms/honeypot-field';
import { newsletterFormNames } from '~/hospitality/newsletter/subscribe.server';

const [input = ''] = /<input[^>]*>/.exec(
  renderToStaticMarkup(<HoneypotField id="trap" label="Leave empty" />),
) ?? [''];

test('the server reads the honeypot field', () => {
  const [, name] = /name="([^"]*)"/.exec(input) ?? [];
  expect(enquiryFormFields).toContain(name);
  expect(newsletterFormNames).toContain(name);
});

test('it is out of the tab order, and browsers do not fill it in', () => {
  expect(input).toContain('tabindex="-1"');
  expect(input).toContain('autoComplete="off"');
});
