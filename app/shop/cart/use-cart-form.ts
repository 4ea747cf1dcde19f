import {
  type FieldMetadata,
  getFormProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react';
import { useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { CartPageData } from './cart-view';
import { hasUnsaved } from './unsaved-cart';
import type { CartChanges } from './use-cart-changes';

/** Of a change by another form: the library keeps the errors of the last result that it was given. */
const noErrors: SubmissionResult<string[]> = {};

/**
 * The cart page's form: its properties, the number fields by the ids of the sizes, and the delivery country.
 * @param lastResult of the last change, of this form or another
 */
export function useCartForm(
  { cart: { lines }, delivery, deliveryCountries }: CartPageData,
  changes: CartChanges,
  lastResult: SubmissionResult<string[]> | undefined,
) {
  const locale = useLocale();
  const navigate = useNavigate();
  const shown = delivery.state === 'unknown' ? undefined : delivery.country;
  const chosen = deliveryCountries.find(({ code }) => code === shown)?.code;
  const isMeant = lastResult?.initialValue?.counts !== undefined;
  const [form, fields] = useForm<{ counts: Record<string, string>; country: string }>({
    id: 'cart-form',
    defaultValue: { country: chosen },
    lastResult: isMeant ? lastResult : noErrors,
  });
  const { onSubmit: noteSubmit, ...props } = getFormProps(form, { ariaAttributes: false });
  const fieldset = fields.counts.getFieldset();
  const counts = new Map<string, FieldMetadata<string>>();
  for (const { variantId } of lines) {
    const field = fieldset[variantId];
    if (field) counts.set(variantId, field);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    noteSubmit(event);
    // Nothing to save: the checkout opens at once, as from a link.
    if (isCheckout(event) && !hasUnsaved(new FormData(event.currentTarget), lines, chosen)) {
      event.preventDefault();
      navigate(href('checkout', locale), { viewTransition: true });
    } else {
      changes.submit(event);
    }
  };
  return {
    props: { ...props, method: 'post', action: href('cart', locale), onSubmit },
    counts,
    country: fields.country,
    chosen,
  };
}

function isCheckout(event: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'checkout';
}
