import { useTranslation } from 'react-i18next';
import { ErrorSummary, type FormErrors } from '~/components/forms/error-summary';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import type { Locale } from '~/i18n/locales';
import { resourceHref } from '~/routing/resource-href';
import type { StockItem, StockMovement } from '~/shop/stock/stock-list.server';
import { Consequences } from '../consequences';
import { DeskRow } from '../desk-row';
import { useTimeFormats } from '../use-time-formats';
import { actionFormId, ActionTextField } from '../action-fields';
import { maxNote, type StockField } from './stock-form';

export type StockItemScreenProps = {
  item: StockItem;
  movements: readonly StockMovement[];
  /** The number of pieces that the correction starts from; '' if they were not counted. */
  base: string;
  /** The latest correction that the page shows. */
  known: string;
  /** As typed, or the current ones. */
  values: Record<StockField, string>;
  errors: Partial<Record<StockField, string>>;
  summary: FormErrors;
  /** How the correction that led here ended. */
  outcome: 'done' | 'refused' | undefined;
  submissionId: string;
  locale: Locale;
  now: Date;
};

/** The stock of one variant: the current number, a form to correct it, and the latest movements. */
export function StockItemScreen(props: StockItemScreenProps) {
  const { item, movements, base, known, values, errors, summary, outcome } = props;
  const { submissionId, locale, now } = props;
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
      <Consequences
        texts={[
          pieces === null ? t('uncountedText') : t('forSale', { count: pieces }),
          ...(held > 0 ? [t('heldText', { count: held })] : []),
          t('consequence'),
        ]}
      />
      <form id={actionFormId} className="desk-form" method="post" noValidate>
        <input type="hidden" name="submission" value={submissionId} />
        <input type="hidden" name="base" value={base} />
        <input type="hidden" name="known" value={known} />
        {(['pieces', 'few'] as const).map((name) => (
          <ActionTextField
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            hint={t(`fields.${name}Hint`)}
            inputMode="numeric"
            autoComplete="off"
            value={values[name]}
            error={errors[name]}
            className="desk-amount"
          />
        ))}
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
  const { formatShort } = useTimeFormats(locale, now);
  if (movements.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="movements">
      <h2 id="movements">{t('movements')}</h2>
      <ul className="desk-rows">
        {movements.map(({ id, change, reason, note, number, created_at }) => (
          <DeskRow
            key={id}
            title={toSigned(change)}
            facts={[formatShort(created_at), t(`reasons.${reason}`), note, number ?? ''].filter(
              Boolean,
            )}
          />
        ))}
      </ul>
    </section>
  );
}

/** A correction of the limit alone changes no pieces. */
const toSigned = (change: number) => (change > 0 ? `+${change}` : String(change).replace('-', '−'));
