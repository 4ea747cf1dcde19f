import { expect, test, vi } from 'vitest';
import { RefusalPages } from '~/platform/http/refusal-pages.server';
import { createSecurityPolicy } from '~/platform/http/security-headers';

vi.mock('#hotel/hotel.config.js', async (importOriginal) => {
  const hotel = await importOriginal<typeof import('#hotel/hotel.config.js')>();
  const mailColors = { ...hotel.mailColors, background: '#111111' };
  return { ...hotel, mailColors, themeColor: '#abcdef' };
});

const phone = { phone: '+18005550100', phoneDisplay: '+1 800 555 0100' };

test('a refused page gives the telephone number of today, to call with a tap', () => {
  let today = phone;
  const pages = new RefusalPages(createSecurityPolicy({}), () => today);
  const bodyOf = () => pages.get(503, 'en', 'text/html').body;
  expect(bodyOf()).toContain('<a href="tel:+18005550100">+1 800 555 0100</a>');
  today = { phone: '+18005550111', phoneDisplay: '+1 800 555 0111' };
  expect(bodyOf()).toContain('<a href="tel:+18005550111">+1 800 555 0111</a>');
});

test('a program gets the message alone', () => {
  const pages = new RefusalPages(createSecurityPolicy({}), () => phone);
  const { errors } = JSON.parse(pages.get(503, 'en', 'application/json').body);
  expect(errors).toHaveLength(1);
  expect(errors[0].message).not.toContain(phone.phoneDisplay);
});

test('what is missing is the heading, not a refused request', () => {
  const { body } = new RefusalPages(createSecurityPolicy({}), () => phone).get(
    404,
    'en',
    'text/html',
  );
  expect(body).toContain('<h1>This page could not be found</h1>');
});

test('the page has the colours of emails, whose contrast is checked, not that of the toolbar', () => {
  const { body } = new RefusalPages(createSecurityPolicy({}), () => phone).get(
    503,
    'en',
    'text/html',
  );
  expect(body).toContain('background:#111111');
  expect(body).not.toContain('#abcdef');
});
