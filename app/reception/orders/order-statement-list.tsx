import { useTranslation } from 'react-i18next';
import { formatDay } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { Facts } from '../desk-facts';
import type { OrderStatement } from './order-statements';

type OrderStatementsProps = {
  statements: readonly OrderStatement[];
  /** How many there are. */
  count: number;
  locale: Locale;
};

/** What the buyer has withdrawn from, with links to the statements. */
export function OrderStatements({ statements, count, locale }: OrderStatementsProps) {
  const { t } = useTranslation(['decisions', 'reception', 'withdrawal']);
  if (statements.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="withdrawals">
      <h2 id="withdrawals">{t('kinds.withdrawal')}</h2>
      {count > statements.length ? <p>{t('reception:today.statements', { count })}</p> : null}
      {statements.map(({ reference, items, isOpen, dueDay }) => (
        <Facts
          key={reference}
          rows={[
            [t('kinds.statement'), <StatementLink key="link" reference={reference} />],
            [t('withdrawal:statement.items'), items || t('withdrawal:statement.whole')],
            [t('withdrawals.due'), isOpen ? formatDay(dueDay, locale) : ''],
          ]}
        />
      ))}
    </section>
  );
}

function StatementLink({ reference }: { reference: string }) {
  return <a href={resourceHref('reception.withdrawal', { reference })}>{reference}</a>;
}
