import { useTranslation } from 'react-i18next';
import { formatDayShort, formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';

/** A further price that the law wants beside the current one, in cents, and its day. */
export type PriceReference = { type: 'anchor' | 'base'; cents: number; day: string };

/** An announced reduction: per cent off the lowest price of the thirty days before it. Money in cents. */
export type PriceReduction = {
  name: string;
  to: string;
  percent: number;
  lowest30Cents: number;
  regularCents: number;
};

/** What stands beside a price by law; each part only where it is owed. */
export type PriceNotesValue = {
  references?: readonly PriceReference[];
  reduction?: PriceReduction;
};

type PriceNotesProps = PriceNotesValue & {
  /** In tables and menus, where a heading says what the smaller figures are: day and amount only. */
  isShort?: boolean;
};

/** Small lines under a price; belongs beside every `Price` of something that is sold. */
export function PriceNotes({ references = [], reduction, isShort = false }: PriceNotesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <>
      {reduction ? <Reduction reduction={reduction} /> : null}
      {references.map(({ type, cents, day }) => {
        const label = isShort && type === 'anchor' ? '' : `${t(`price.${type}`)} `;
        // One text node: React would put a comment between two.
        const note = `${label}${formatDayShort(day, locale)}: ${formatMoney(cents)}`;
        return (
          <small key={type} className="price-note">
            {note}
          </small>
        );
      })}
    </>
  );
}

function Reduction({ reduction }: { reduction: PriceReduction }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, to, percent, lowest30Cents, regularCents } = reduction;
  return (
    <>
      <span className="price-sale">
        {percent > 0 ? <strong data-percent={percent}>{t('price.off', { percent })}</strong> : null}{' '}
        {t('price.sale', { name, day: formatDayShort(to, locale) })}
      </span>
      <small className="price-note" data-lowest30={lowest30Cents}>
        {t('price.lowest30')}: {formatMoney(lowest30Cents)}
      </small>
      {regularCents === lowest30Cents ? null : (
        <small className="price-note" data-regular={regularCents}>
          {t('price.regular')}: {formatMoney(regularCents)}
        </small>
      )}
    </>
  );
}

type PriceLegendProps = { of: readonly Pick<PriceNotesValue, 'references'>[] };

/** Says once, beside a table or a menu, what the short notes are; nothing where there are none. */
export function PriceLegend({ of }: PriceLegendProps) {
  const { t } = useTranslation();
  if (!of.some(({ references }) => references)) return null;
  return <p className="note price-legend">{t('price.legend')}</p>;
}
