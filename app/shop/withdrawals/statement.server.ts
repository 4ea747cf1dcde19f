import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { hasPage } from '~/routing/paths';
import type { WithdrawalFacts } from './withdrawal-fields';
import type { StatementText } from './withdrawal-steps';
import type { Withdrawal } from './withdrawals.server';

/** What a contract can be named by. */
const contractLabel = hasPage('packages')
  ? 'withdrawal:statement.orderNumber'
  : 'withdrawal:form.fields.orderNumber';

/** The localised statement that a consumer confirms. */
export function composeStatement(
  facts: WithdrawalFacts,
  locale: Locale,
  seller: string,
): StatementText {
  const t = getT(locale);
  const note = { label: t('withdrawal:statement.note'), value: facts.note };
  return {
    // Avoids a double full stop after a seller's name that ends with one (d.o.o.).
    sentence: t('withdrawal:statement.sentence', { seller }).replace(/\.\.$/, '.'),
    facts: [
      { label: t('withdrawal:statement.fullName'), value: facts.fullName },
      { label: t(contractLabel), value: facts.orderNumber },
      {
        label: t('withdrawal:statement.items'),
        value: facts.items || t('withdrawal:statement.whole'),
      },
      { label: t('withdrawal:statement.email'), value: facts.email },
      ...(facts.note ? [note] : []),
    ],
  };
}

/** The statement as plain text, as stored. */
export function formatStatement({ sentence, facts }: StatementText): string {
  return [sentence, '', ...facts.map(({ label, value }) => `${label}: ${value}`)].join('\n');
}

/** Reads the stated facts from a row. */
export const toWithdrawalFacts = (row: Withdrawal): WithdrawalFacts => ({
  fullName: row.full_name,
  orderNumber: row.order_number,
  email: row.email,
  items: row.items,
  note: row.note,
});
