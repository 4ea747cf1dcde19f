import { expect, test } from 'vitest';
import { isEmailLinkPath } from '~/routing/email-links';

test.each(['/upit', '/upit/abc/d', '/de/anfrage', '/en/order/', '/it/recesso/abc'])(
  '%s is left of a link with a token',
  (path) => expect(isEmailLinkPath(path)).toBe(true),
);

test.each(['/', '/upitnik', '/kontakt/upit', '/de/upit', '/en/orders/abc'])(
  '%s is a mistyped address',
  (path) => expect(isEmailLinkPath(path)).toBe(false),
);
