import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Facts } from '../desk-facts';
import { BackToToday } from '../back-to-today';
import type { ShownOutcome } from '../orders/order-actions';
import { DecisionOutcome } from './decision-outcome';
import type { PendingCase } from './pending-case';

type CaseScreenProps = {
  pendingCase: PendingCase;
  path: string;
  /** How the decision that led here ended. */
  outcome: ShownOutcome | undefined;
};

/** The sheet of a case, with its possible decisions. */
export function CaseScreen({ pendingCase, path, outcome }: CaseScreenProps) {
  const { t } = useTranslation(['decisions', 'reception']);
  const {
    kind,
    reference,
    name = reference,
    title,
    state,
    facts,
    note,
    quote,
    decisions,
  } = pendingCase;
  return (
    <div className="desk-column">
      <BackToToday />
      <DecisionOutcome outcome={outcome} />
      <h1 className="desk-title">
        <span>{title}</span> {name ? <span className="fills-line">{name}</span> : null}
      </h1>
      <p className="desk-state">
        <span className="desk-tag">{state}</span>
      </p>
      {note ? (
        <Notice>
          <p>{note}</p>
        </Notice>
      ) : null}
      {decisions.length > 0 ? (
        <ul className="desk-buttons desk-actions">
          {decisions.map(({ id }, index) => (
            <li key={id}>
              <a
                className={buttonClass(index === 0 ? 'filled' : 'line', 'btn--small')}
                href={`${path}?decision=${id}`}
              >
                {t(`${id}.link`)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <section className="desk-section" aria-labelledby="facts">
        <h2 id="facts">{t(`kinds.${kind}`)}</h2>
        <Facts rows={facts} />
      </section>
      {quote ? (
        <section className="desk-section" aria-labelledby="quote">
          <h2 id="quote">{quote.title}</h2>
          <p lang={quote.locale} className="desk-answer__text">
            {quote.text}
          </p>
          {quote.hint ? <p className="note">{quote.hint}</p> : null}
        </section>
      ) : null}
    </div>
  );
}
