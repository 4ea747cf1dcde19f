import { expect, test } from 'vitest';
import { composeStatement } from '~/shop/withdrawals/statement.server';
import { locales } from '~/i18n/locales';

const facts = {
  fullName: 'Ana Čačić',
  orderNumber: 'M-2026-000001',
  email: 'ana@example.com',
  items: '',
  note: '',
};

test.each(locales)(
  '%s: the sentence ends with one full stop, also after a seller’s name with one',
  (locale) => {
    for (const seller of ['Linden d.o.o.', 'Linden GmbH']) {
      const { sentence } = composeStatement(facts, locale, seller);
      expect(sentence).toContain(seller);
      expect(sentence).toMatch(/[^.]\.$/);
    }
  },
);
