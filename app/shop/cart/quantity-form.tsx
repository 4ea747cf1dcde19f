import { useLocation } from '@remix-run/react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { Quantity } from '~/components/ui/quantity';
import { useLocale } from '~/i18n/use-locale';
import { maxCount } from './cart';
import { cartAddress } from './cart-address';
import type { PricedLine } from './priced-cart';

type LineFormProps = {
  line: PricedLine;
  /** Sends the form without leaving the page; without scripts it is a plain form. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
};

/** A line's name in one phrase: product and size. */
export function lineLabel({ name, variantName }: PricedLine): string {
  return `${name}, ${variantName}`;
}

function LineForm({ line, onSubmit, children }: LineFormProps & { children: ReactNode }) {
  const action = cartAddress(useLocale(), useLocation().search);
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name="variantId" value={line.variantId} />
      {children}
    </form>
  );
}

/** A line's quantity on the cart page: steps, a number field and a button that submits it. */
export function QuantityForm({ line, onSubmit }: LineFormProps) {
  return (
    <LineForm line={line} onSubmit={onSubmit}>
      <Quantity of={lineLabel(line)} value={line.count} stepName="intent" />
    </LineForm>
  );
}

/** The quantity in the side cart: one less, one more. */
export function StepForm({ line, onSubmit }: LineFormProps) {
  const { t } = useTranslation();
  const of = lineLabel(line);
  return (
    <LineForm line={line} onSubmit={onSubmit}>
      <div className="stepper" role="group" aria-label={t('quantity.label', { of })}>
        {/* Not `disabled`: the focus would be lost on reaching the end. The server does nothing there. */}
        <button
          type="submit"
          name="intent"
          value="decrease"
          className="stepper__step"
          aria-label={t('quantity.decrease', { of })}
          aria-disabled={line.count <= 1 || undefined}
        >
          <Icon name="minus" />
        </button>
        <span className="stepper__count tabular">{line.count}</span>
        <button
          type="submit"
          name="intent"
          value="increase"
          className="stepper__step"
          aria-label={t('quantity.increase', { of })}
          aria-disabled={line.count >= maxCount || undefined}
        >
          <Icon name="plus" />
        </button>
      </div>
    </LineForm>
  );
}

/** Removes a line from the cart. */
export function RemoveForm({ line, onSubmit }: LineFormProps) {
  const { t } = useTranslation('cart');
  return (
    <LineForm line={line} onSubmit={onSubmit}>
      <button
        type="submit"
        name="intent"
        value="remove"
        className="btn btn--quiet cart-line__remove"
      >
        {t('remove')}
        <span className="visually-hidden">: {lineLabel(line)}</span>
      </button>
    </LineForm>
  );
}
