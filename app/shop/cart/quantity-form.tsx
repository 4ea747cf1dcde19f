import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '~/components/forms/field-error';
import type { FormField } from '~/components/forms/form-fields';
import { Icon } from '~/components/ui/icon';
import { Quantity } from '~/components/ui/quantity';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { maxCount } from './cart';
import type { PricedLine } from './priced-cart';

type LineFormProps = {
  line: PricedLine;
  /** Submits the form without leaving the page. Without scripts it is submitted normally. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
};

/** A line's accessible name: product and size. */
function lineLabel({ name, variantName }: PricedLine): string {
  return `${name}, ${variantName}`;
}

type LineFrameProps = Pick<LineFormProps, 'line' | 'onSubmit'> & { children: ReactNode };

/** A form of buttons alone: there is nothing to type, so nothing that could be refused beside a field. */
function LineForm({ line: { productId, variantId }, onSubmit, children }: LineFrameProps) {
  const action = href('cart', useLocale());
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <input name="productId" type="hidden" value={productId} />
      <input name="variantId" type="hidden" value={variantId} />
      {children}
    </form>
  );
}

/** A line's quantity on the cart page: buttons for one more or less, and a number field of the page's form. */
export function QuantityForm({ line, onSubmit, count }: LineFormProps & { count: FormField }) {
  return (
    <LineForm line={line} onSubmit={onSubmit}>
      <Quantity of={lineLabel(line)} meta={count.meta} value={line.count} stepName="intent" />
      <FieldError of={count.meta} message={count.error} />
    </LineForm>
  );
}

/** A line's quantity in the side cart: one less, one more. */
export function StepForm({ line, onSubmit }: LineFormProps) {
  return (
    <LineForm line={line} onSubmit={onSubmit}>
      <Stepper line={line} />
    </LineForm>
  );
}

function Stepper({ line }: Pick<LineFormProps, 'line'>) {
  const { t } = useTranslation();
  const of = lineLabel(line);
  return (
    <div className="stepper" role="group" aria-label={t('quantity.label', { of })}>
      {/* Not `disabled`, because the button would lose focus at the limit. The server ignores the request then. */}
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
        aria-disabled={line.count >= (line.left ?? maxCount) || undefined}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** Removes a line from the cart. `isSmall` shows an icon, for the side cart. */
export function RemoveForm({
  line,
  onSubmit,
  isSmall = false,
}: LineFormProps & { isSmall?: boolean | undefined }) {
  const { t } = useTranslation('cart');
  return (
    <LineForm line={line} onSubmit={onSubmit}>
      <button
        type="submit"
        name="intent"
        value="remove"
        className={isSmall ? 'stepper__step' : 'btn btn--quiet cart-line__remove'}
      >
        {isSmall ? <Icon name="bin" /> : t('remove')}
        <span className="visually-hidden">{`${isSmall ? t('remove') : ''}: ${lineLabel(line)}`}</span>
      </button>
    </LineForm>
  );
}
