import type { FormEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormField } from '~/components/forms/form-fields';
import { Picture } from '~/components/ui/picture';
import { Price, UnitPrice } from '~/components/ui/price';
import { PriceNotes } from '~/components/ui/price-notes';
import { describeLine } from '~/content/size-name';
import { formatMoney } from '~/i18n/format';
import { LocaleLink } from '~/routing/locale-link';
import type { PricedLine } from './priced-cart';
import { QuantityForm, RemoveForm, StepForm } from './quantity-form';

type CartLinesProps = {
  lines: readonly PricedLine[];
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /**
   * The field with the number of a line. Without it the side cart's layout: a smaller picture, and buttons for one more
   * or less instead of a number field.
   */
  findCount?: (line: PricedLine) => FormField | undefined;
};

/** The rows of the cart. */
export function CartLines({ lines, onSubmit, findCount }: CartLinesProps) {
  const { t } = useTranslation('cart');
  return (
    <ul
      className={findCount ? 'cart-lines' : 'cart-lines cart-lines--small'}
      aria-label={t('list')}
    >
      {lines.map((line) => (
        <CartRow key={line.variantId} line={line} onSubmit={onSubmit} count={findCount?.(line)} />
      ))}
    </ul>
  );
}

type CartRowProps = {
  line: PricedLine;
  onSubmit: CartLinesProps['onSubmit'];
  count: FormField | undefined;
};

function CartRow({ line, onSubmit, count }: CartRowProps) {
  const { t } = useTranslation('cart');
  const isSmall = count === undefined;
  return (
    <li className="cart-line">
      {/* Hidden from screen readers, because the name beside it says the same. */}
      <Picture
        className="cart-line__picture"
        image={{ ...line.image, alt: '' }}
        sizes={isSmall ? '86px' : '(max-width: 40rem) 86px, 136px'}
      />
      <div className="cart-line__what">
        <LocaleLink page="product" params={{ slug: line.slug }} className="cart-line__name">
          <span lang={line.nameLang}>{line.name}</span>
        </LocaleLink>
        <p className="cart-line__variant">{describeLine(line)}</p>
        <p className="cart-line__unit tabular">
          {line.count > 1 ? <span>{t('each', { price: formatMoney(line.unitCents) })}</span> : null}
          {line.unitPrice ? <UnitPrice {...line.unitPrice} /> : null}
          <PriceNotes of={line} />
        </p>
        {line.left === undefined ? null : (
          <p className="cart-line__left">{t('left', { count: line.left })}</p>
        )}
      </div>
      <p className="cart-line__total">
        <Price cents={line.totalCents} />
      </p>
      <div className="cart-line__change">
        {count ? (
          <QuantityForm line={line} onSubmit={onSubmit} count={count} />
        ) : (
          <StepForm line={line} onSubmit={onSubmit} />
        )}
        <RemoveForm line={line} onSubmit={onSubmit} isSmall={isSmall} />
      </div>
    </li>
  );
}
