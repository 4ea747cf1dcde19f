import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '~/components/forms/field-error';
import { Icon } from '~/components/ui/icon';
import { Quantity } from '~/components/ui/quantity';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { maxCount } from './cart';
import type { PricedLine } from './priced-cart';

type LineFormProps = {
  line: PricedLine;
  /** The answer to the last change, of this line or another. */
  answer?: SubmissionResult<string[]> | undefined;
  /** Sends the form without leaving the page; without scripts it is a plain form. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
};

/** A line's name in one phrase: product and size. */
export function lineLabel({ name, variantName }: PricedLine): string {
  return `${name}, ${variantName}`;
}

type LineFields = { productId: string; variantId: string; count: string };

type LineFrameProps = LineFormProps & {
  /** What the form asks for. */
  children: (count: FieldMetadata<string>) => ReactNode;
};

function LineForm({ line, answer, onSubmit, children }: LineFrameProps) {
  const action = href('cart', useLocale());
  const { productId, variantId } = line;
  const isMeant = answer?.initialValue?.variantId === variantId;
  const [form, fields] = useForm<LineFields>({
    lastResult: isMeant ? answer : null,
    defaultValue: { productId, variantId },
  });
  const { onSubmit: noteSubmit, ...props } = getFormProps(form, { ariaAttributes: false });
  return (
    <form
      {...props}
      method="post"
      action={action}
      onSubmit={(event) => {
        noteSubmit(event);
        onSubmit?.(event);
      }}
    >
      <input {...getInputProps(fields.productId, { type: 'hidden' })} />
      <input {...getInputProps(fields.variantId, { type: 'hidden' })} />
      {children(fields.count)}
    </form>
  );
}

/** A line's quantity on the cart page: steps, a number field and a button that submits it. */
export function QuantityForm(props: LineFormProps) {
  const { t } = useTranslation('cart');
  const { line } = props;
  return (
    <LineForm {...props}>
      {(count) => (
        <>
          <Quantity of={lineLabel(line)} meta={count} value={line.count} stepName="intent" />
          <FieldError of={count} message={count.errors && t('problems.count')} />
        </>
      )}
    </LineForm>
  );
}

/** The quantity in the side cart: one less, one more. */
export function StepForm({ line, onSubmit }: LineFormProps) {
  return (
    <LineForm line={line} onSubmit={onSubmit}>
      {() => <Stepper line={line} />}
    </LineForm>
  );
}

function Stepper({ line }: Pick<LineFormProps, 'line'>) {
  const { t } = useTranslation();
  const of = lineLabel(line);
  return (
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
        aria-disabled={line.count >= (line.left ?? maxCount) || undefined}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}

/** Removes a line from the cart; `isSmall`: by an icon, for the side cart. */
export function RemoveForm({
  line,
  onSubmit,
  isSmall = false,
}: LineFormProps & { isSmall?: boolean | undefined }) {
  const { t } = useTranslation('cart');
  return (
    <LineForm line={line} onSubmit={onSubmit}>
      {() => (
        <button
          type="submit"
          name="intent"
          value="remove"
          className={isSmall ? 'stepper__step' : 'btn btn--quiet cart-line__remove'}
        >
          {isSmall ? <Icon name="bin" /> : t('remove')}
          <span className="visually-hidden">{`${isSmall ? t('remove') : ''}: ${lineLabel(line)}`}</span>
        </button>
      )}
    </LineForm>
  );
}
