import { getFormProps, useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import { BackToToday } from '../back-to-today';
import { DecisionOutcome } from '../decisions/decision-outcome';
import { DeskPages } from '../desk-pages';
import { DeskRow } from '../desk-row';
import type { ListPage } from '../list-pages';
import type { ShownOutcome } from '../orders/order-actions';
import { useTimeFormats } from '../use-time-formats';
import type { Statement } from './open-withdrawals.server';

type StatementsScreenProps = {
  page: ListPage<Statement>;
  /** The number of all that wait, whatever the search. */
  total: number;
  /** The search as typed. */
  typed: string;
  before: number | undefined;
  /** How the decision that led here ended. */
  outcome: ShownOutcome | undefined;
  /** Whether the reader may settle statements. */
  maySettle: boolean;
  /** Whether all that are shown are ticked. */
  isTicked: boolean;
  /** Whether the reader wanted to settle statements without ticking one. */
  isUnpicked: boolean;
  locale: Locale;
  now: Date;
};

/** The statements of withdrawal that no order matches, the newest first, with a search. */
export function StatementsScreen(props: StatementsScreenProps) {
  const { page, total, typed, before, outcome, maySettle, isTicked, isUnpicked } = props;
  const { t } = useTranslation(['decisions', 'reception']);
  const path = resourceHref('reception.withdrawals');
  const [form, fields] = useForm<{ q: string }>({ id: 'statements', defaultValue: { q: typed } });
  return (
    <>
      <BackToToday />
      <DecisionOutcome outcome={outcome} />
      {isUnpicked ? (
        <Notice kind="error" role="alert" title={t('reception:outcomes.refused')}>
          <p>{t('statements.unpicked')}</p>
        </Notice>
      ) : null}
      <h1>
        {t('statements.title')} <span className="desk-count">{total}</span>
      </h1>
      <p className="desk-lead">{t('statements.lead')}</p>
      <form {...getFormProps(form)} className="desk-search" method="get" role="search">
        <Field
          meta={fields.q}
          label={t('reception:orders.search')}
          hint={t('statements.searchHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <Button>{t('reception:orders.find')}</Button>
      </form>
      {page.rows.length === 0 ? (
        <p>{t(typed ? 'statements.nothing' : 'statements.none')}</p>
      ) : maySettle ? (
        <form action={path} method="get">
          {typed ? <input type="hidden" name="q" value={typed} /> : null}
          {before === undefined ? null : <input type="hidden" name="before" value={before} />}
          <p>
            <a className="standalone-link" href={toTicked(path, { typed, before, isTicked })}>
              {t(isTicked ? 'statements.untick' : 'statements.tickAll')}
            </a>
          </p>
          <StatementRows {...props} />
          <div className="desk-buttons desk-pages">
            <button className="btn btn--line btn--small" name="settle" value="1">
              {t('statements.settle')}
            </button>
          </div>
        </form>
      ) : (
        <StatementRows {...props} />
      )}
      <DeskPages path={path} query={{ q: typed }} next={page.next} hasNewer={page.hasNewer} />
    </>
  );
}

/** The same page with all ticked, or none. */
function toTicked(
  path: string,
  { typed, before, isTicked }: Pick<StatementsScreenProps, 'typed' | 'before' | 'isTicked'>,
): string {
  const query = new URLSearchParams({
    ...(typed && { q: typed }),
    ...(before !== undefined && { before: String(before) }),
    ...(!isTicked && { ticked: 'all' }),
  }).toString();
  return path + (query && `?${query}`);
}

function StatementRows({ page, maySettle, isTicked, locale, now }: StatementsScreenProps) {
  const { t } = useTranslation('decisions');
  const { formatShort } = useTimeFormats(locale, now);
  return (
    <ul className="desk-rows">
      {page.rows.map(({ reference, full_name, email, order_number, created_at }) => (
        <DeskRow
          key={reference}
          href={resourceHref('reception.withdrawal', { reference })}
          title={full_name}
          facts={[order_number, email, formatShort(created_at)]}
        >
          {maySettle ? (
            <label className="desk-pick">
              <input
                type="checkbox"
                name="statement"
                value={reference}
                defaultChecked={isTicked}
                aria-label={t('statements.choose', { name: full_name })}
              />
            </label>
          ) : null}
        </DeskRow>
      ))}
    </ul>
  );
}
