import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';

/** An announced reduction: per cent off the lowest price of the thirty days before it. Money in cents. */
type PriceReduction = {
  name: string;
  /** The last day, as the page's language writes it. */
  to: string;
  percent: number;
  lowest30Cents: number;
  regularCents: number;
};

/** Further prices with their day, ready to read: `10. 9. 2026.: 18,00 €`; each only where it is owed. */
export type PriceReferences = { anchor?: string | undefined; base?: string | undefined };

/** What the law requires beside a price. */
export type PriceNotesValue = PriceReferences & { reduction?: PriceReduction | undefined };

type PriceNotesProps = {
  of: PriceNotesValue;
  /** In tables and menus, where a line explains the smaller figures: day and amount only. */
  isShort?: boolean;
};

/** Small lines under a price; belongs beside every price of something that is sold. */
export function PriceNotes({ of: { anchor, base, reduction }, isShort }: PriceNotesProps) {
  const { t } = useTranslation();
  return (
    <>
      {reduction ? <Reduction of={reduction} /> : null}
      {anchor ? <Note>{isShort ? anchor : `${t('price.anchor')} ${anchor}`}</Note> : null}
      {base ? <Note>{`${t('price.base')} ${base}`}</Note> : null}
    </>
  );
}

/** One text: between two, React would put a comment. */
const Note = ({ children }: { children: string }) => (
  <small className="price-note">{children}</small>
);

function Reduction({ of }: { of: PriceReduction }) {
  const { t } = useTranslation();
  const { name, to, percent, lowest30Cents, regularCents } = of;
  return (
    <>
      <span className="price-sale">
        {percent > 0 ? <strong>{`${t('price.off', { percent })} `}</strong> : null}
        {t('price.sale', { name, day: to })}
      </span>
      <Note>{`${t('price.lowest30')}: ${formatMoney(lowest30Cents)}`}</Note>
      {regularCents === lowest30Cents ? null : (
        <Note>{`${t('price.regular')}: ${formatMoney(regularCents)}`}</Note>
      )}
    </>
  );
}

/** Explains the short notes once, beside a table or a menu; nothing where there are none. */
export function PriceLegend({ of }: { of: readonly PriceReferences[] }) {
  const { t } = useTranslation();
  if (!of.some(({ anchor }) => anchor)) return null;
  return <p className="note price-legend">{t('price.legend')}</p>;
}
