import { expect, test } from 'vitest';
import { isKeyedPath } from '~/routing/keyed-pages';

test.each(['/upit', '/upit/abc/d', '/de/anfrage', '/en/order/', '/it/recesso/abc'])(
  '%s is left of a link with a key',
  (path) => expect(isKeyedPath(path)).toBe(true),
);

test.each(['/', '/upitnik', '/kontakt/upit', '/de/upit', '/en/orders/abc'])(
  '%s is a mistyped address',
  (path) => expect(isKeyedPath(path)).toBe(false),
);
