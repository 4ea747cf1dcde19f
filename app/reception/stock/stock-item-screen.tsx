import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import type { StockItem, StockMovement } from '~/shop/stock/stock-list.server';
import { useMoments } from '../desk-moments';
import { actionFormId, ActionTextField } from '../orders/action-fields';
import { maxNote, type StockField } from './stock-form';

export type StockItemScreenProps = {
  item: StockItem;
  movements: readonly StockMovement[];
  /** As typed, or as it is. */
  values: Record<StockField, string>;
  errors: Partial<Record<StockField, string>>;
  summary: FormErrors;
  /** What was just done. */
  outcome: 'done' | 'refused' | undefined;
  submissionId: string;
  locale: Locale;
  now: Date;
};

/** The pieces of one variant: what there is, its correction with a reason, and the latest changes. */
export function StockItemScreen(props: StockItemScreenProps) {
  const { item, movements, values, errors, summary, outcome, submissionId, locale, now } = props;
  const { t } = useTranslation(['stock', 'reception']);
  const { pieces, held } = item;
  return (
    <div className="desk-column">
      <ErrorSummary errors={summary} />
      {outcome ? (
        <Notice kind={outcome === 'done' ? 'ok' : 'error'} title={t(`outcomes.${outcome}`)} />
      ) : null}
      <h1 className="desk-title">
        <span>{item.productName}</span> <span>{item.variantName}</span>
      </h1>
      <ul className="desk-consequences">
        <li>{pieces === null ? t('uncountedText') : t('forSale', { count: pieces })}</li>
        {held > 0 ? <li>{t('heldText', { count: held })}</li> : null}
        <li>{t('consequence')}</li>
      </ul>
      <form id={actionFormId} className="desk-form" method="post" noValidate>
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="base" value={pieces ?? ''} />
        <ActionTextField
          name="pieces"
          label={t('fields.pieces')}
          hint={t('fields.piecesHint')}
          inputMode="numeric"
          autoComplete="off"
          value={values.pieces}
          error={errors.pieces}
          className="desk-amount"
        />
        <ActionTextField
          name="few"
          label={t('fields.few')}
          hint={t('fields.fewHint')}
          inputMode="numeric"
          autoComplete="off"
          value={values.few}
          error={errors.few}
          className="desk-amount"
        />
        <ActionTextField
          name="note"
          label={t('fields.note')}
          hint={t('fields.noteHint')}
          maxLength={maxNote}
          value={values.note}
          error={errors.note}
        />
        <div className="desk-buttons">
          <Button>{t('save')}</Button>
          <a className="standalone-link" href={resourceHref('reception.stock')}>
            {t('back')}
          </a>
        </div>
      </form>
      <Movements movements={movements} locale={locale} now={now} />
    </div>
  );
}

type MovementsProps = Pick<StockItemScreenProps, 'movements' | 'locale' | 'now'>;

function Movements({ movements, locale, now }: MovementsProps) {
  const { t } = useTranslation('stock');
  const { shortMoment } = useMoments(locale, now);
  if (movements.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="movements">
      <h2 id="movements">{t('movements')}</h2>
      <ul className="desk-rows">
        {movements.map(({ id, change, reason, note, number, created_at }) => (
          <li key={id} className="desk-row">
            <span className="desk-row__title tabular">{toSigned(change)}</span>
            <span className="desk-row__facts tabular">
              {[shortMoment(created_at), t(`reasons.${reason}`), note, number]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toSigned = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);
