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
import { hasTypedCount } from './optimistic-cart';
import type { PricedLine } from './priced-cart';
import type { CartChanges } from './use-cart-changes';

type CountsForm = {
  lines: readonly PricedLine[];
  changes: CartChanges;
  /** Of the last change, of the numbers or another. */
  lastResult: SubmissionResult<string[]> | undefined;
};

/** The form with the numbers of all lines: its properties, and its fields by the ids of the sizes. */
export function useCountsForm({ lines, changes, lastResult }: CountsForm) {
  const locale = useLocale();
  const navigate = useNavigate();
  const isMeant = lastResult?.initialValue?.counts !== undefined;
  const [form, { counts }] = useForm<{ counts: Record<string, string> }>({
    id: 'cart-counts',
    lastResult: isMeant ? lastResult : null,
  });
  const { onSubmit: noteSubmit, ...props } = getFormProps(form, { ariaAttributes: false });
  const fieldset = counts.getFieldset();
  const fields = new Map<string, FieldMetadata<string>>();
  for (const { variantId } of lines) {
    const field = fieldset[variantId];
    if (field) fields.set(variantId, field);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    noteSubmit(event);
    // Nothing to save: the checkout opens at once, as from a link.
    if (isCheckout(event) && !hasTypedCount(new FormData(event.currentTarget), lines)) {
      event.preventDefault();
      navigate(href('checkout', locale), { viewTransition: true });
    } else {
      changes.submit(event);
    }
  };
  return { props: { ...props, method: 'post', action: href('cart', locale), onSubmit }, fields };
}

function isCheckout(event: FormEvent<HTMLFormElement>): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === 'checkout';
}
