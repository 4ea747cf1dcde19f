import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/i18n/format';

type UnitPriceProps = { cents: number; per: 'l' | 'kg' };

type PriceProps = {
  cents: number;
  /** Several sizes: shows the cheapest, prefixed with "from". */
  isFrom?: boolean;
};

/** A formatted amount; `data-price` contains the cents. */
export function Price({ cents, isFrom = false }: PriceProps) {
  const { t } = useTranslation();
  return (
    <span className="price tabular" data-price={cents}>
      {isFrom ? <span className="price__from">{`${t('price.from')} `}</span> : null}
      {formatMoney(cents)}
    </span>
  );
}

/** Price per litre or kilogram, after a space; required wherever the price itself is shown (Dir. 98/6). */
export function UnitPrice({ cents, per }: UnitPriceProps) {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <span className="price__unit tabular" data-unit-price={cents}>
        {t('price.unit', { price: formatMoney(cents), unit: per })}
      </span>
    </>
  );
}
