import { expect, test } from 'vitest';
import { headers } from '~/routes/guest-enquiry';

const none = new Headers();
const args = { loaderHeaders: none, parentHeaders: none, errorHeaders: undefined };

test('a refused answer says when to try again', () => {
  const actionHeaders = new Headers({ 'Retry-After': '7' });
  const sent = new Headers(headers({ ...args, actionHeaders }));
  expect([sent.get('Retry-After'), sent.get('Cache-Control')]).toEqual(['7', 'no-store']);
});
