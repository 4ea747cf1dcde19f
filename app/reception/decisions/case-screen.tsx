import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { resourceHref } from '~/routing/resource-href';
import { Facts } from '../desk-facts';
import { type ActionOutcome, outcomeNotices } from '../orders/order-actions';
import type { PendingCase } from './pending-case';

type CaseScreenProps = {
  pendingCase: PendingCase;
  path: string;
  /** How the decision that led here ended. */
  outcome: ActionOutcome | undefined;
};

/** The sheet of a case, with its possible decisions. */
export function CaseScreen({ pendingCase, path, outcome }: CaseScreenProps) {
  const { t } = useTranslation(['requests', 'reception']);
  const { kind, reference, title, state, facts, statement, decisions } = pendingCase;
  return (
    <div className="desk-column">
      <p>
        <a className="standalone-link" href={resourceHref('reception')}>
          {t('reception:backToToday')}
        </a>
      </p>
      {outcome ? (
        <Notice kind={outcomeNotices[outcome]} title={t(`reception:outcomes.${outcome}`)}>
          <p>{t(`decisions.outcomes.${outcome}`)}</p>
        </Notice>
      ) : null}
      <h1 className="desk-title">
        <span>{title}</span> <span className="desk-reference">{reference}</span>
      </h1>
      <p className="desk-state">
        <span className="desk-tag">{state}</span>
      </p>
      {decisions.length > 0 ? (
        <ul className="desk-buttons desk-actions">
          {decisions.map(({ id }, index) => (
            <li key={id}>
              <a
                className={buttonClass(index === 0 ? 'filled' : 'line', 'btn--small')}
                href={`${path}?decision=${id}`}
              >
                {t(`decisions.${id}.link`)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <section className="desk-section" aria-labelledby="facts">
        <h2 id="facts">{t(`decisions.${kind}`)}</h2>
        <Facts rows={facts} />
      </section>
      {statement ? (
        <section className="desk-section" aria-labelledby="statement">
          <h2 id="statement">{t('decisions.statement')}</h2>
          <p className="desk-answer__text">{statement}</p>
        </section>
      ) : null}
    </div>
  );
}
