import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';

/** An announced reduction, in per cent of the lowest price of the thirty days before it. Money in cents. */
type PriceReduction = {
  name: string;
  /** The last day, formatted in the page's language. */
  to: string;
  percent: number;
  lowest30Cents: number;
  regularCents: number;
};

/** An earlier price, with day and price formatted: `10. 9. 2026.` and `18,00 €`. */
export type PriceReference = { day: string; price: string };

/** Additional prices beside a price; each only if it is required. */
export type PriceReferences = {
  anchor?: PriceReference | undefined;
  base?: PriceReference | undefined;
};

/** What the law requires beside a price. */
export type PriceNotesValue = PriceReferences & { reduction?: PriceReduction | undefined };

type PriceNotesProps = {
  of: PriceNotesValue;
  /** For tables and menus with a legend that explains the small print: day and amount only. */
  isShort?: boolean;
};

/** The small print below a price; required beside every price of something that is sold. */
export function PriceNotes({ of: { anchor, base, reduction }, isShort }: PriceNotesProps) {
  const { t } = useTranslation();
  return (
    <>
      {reduction ? <Reduction of={reduction} /> : null}
      {anchor ? (
        <Note>{isShort ? withDay(anchor) : `${t('price.anchor')} ${withDay(anchor)}`}</Note>
      ) : null}
      {base ? <Note>{`${t('price.base')} ${withDay(base)}`}</Note> : null}
    </>
  );
}

const withDay = ({ day, price }: PriceReference) => `${day}: ${price}`;

/** Rendered as one text: React would insert a comment between two. */
const Note = ({ children }: { children: string }) => (
  <>
    {' '}
    <small className="price-note">{children}</small>
  </>
);

function Reduction({ of }: { of: PriceReduction }) {
  const { t } = useTranslation();
  const { name, to, percent, lowest30Cents, regularCents } = of;
  return (
    <>
      {' '}
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

/** The day in the heading of a column of anchor prices: the most frequent one; undefined if there are none. */
export function anchorDay(of: readonly PriceReferences[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { anchor } of of) {
    if (anchor) counts.set(anchor.day, (counts.get(anchor.day) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0];
}

/** The heading of a column of anchor prices, with their day; for screen readers each amount repeats it. */
export function AnchorHead({ day }: { day: string | undefined }) {
  const { t } = useTranslation();
  if (!day) return null;
  return (
    <span className="price-note anchor-head" aria-hidden="true">
      {`${t('price.anchor')} `}
      <span className="anchor-head__day">{day}</span>
    </span>
  );
}

type AnchorPriceProps = {
  of: PriceReferences;
  /** The day in the column's heading; an amount of another day shows its own. */
  day: string | undefined;
};

/** An anchor price in its own column, beside the price. */
export function AnchorPrice({ of: { anchor, base }, day }: AnchorPriceProps) {
  const { t } = useTranslation();
  return (
    <>
      {anchor ? (
        <small className="price-note">
          {anchor.day === day ? (
            <span className="visually-hidden">{`${t('price.anchor')} ${anchor.day}: `}</span>
          ) : (
            `${anchor.day}: `
          )}
          {anchor.price}
        </small>
      ) : null}
      {base ? <Note>{`${t('price.base')} ${withDay(base)}`}</Note> : null}
    </>
  );
}

/** Explains the short notes once, beside a table or a menu; renders nothing if there are none. */
export function PriceLegend({ of }: { of: readonly PriceReferences[] }) {
  const { t } = useTranslation();
  if (!of.some(({ anchor }) => anchor)) return null;
  return <p className="note price-legend">{t('price.legend')}</p>;
}
