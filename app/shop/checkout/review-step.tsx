import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/components/ui/button';
import { GuaranteeReminder } from '~/shop/guarantee/guarantee-notice';
import { orderButton } from '~/i18n/statutory-labels';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { PriceNotice, ProblemNotice } from './checkout-problems';
import { reviewFields } from './checkout-fields';
import type { CheckoutScreenProps } from './checkout-screen';
import { CheckoutAmounts, OrderCount, OrderLines, OrderTotal } from './checkout-summary';
import type { CheckoutView } from './checkout-view';
import { ReviewDetails } from './review-details';
import { SellerNotes } from './seller-notes';
import { StepLayout } from './step-layout';
import { TermsField } from './terms-field';
import { useStepForm } from './use-step-form';

/** There is one payment method; terms are never accepted in advance. */
export const reviewValues = { paymentMethod: 'card' };

/** Step three: the review and the order button. */
export function ReviewStep({ view, lastResult, problem }: CheckoutScreenProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const { form, field, errors } = useStepForm({
    id: 'checkout-review',
    names: reviewFields,
    values: reviewValues,
    lastResult,
    label: (name) => t(`fields.${name}`),
  });
  // If the hidden submission id is missing or invalid, the order cannot be placed; no visible field is at fault.
  const lost = lastResult?.error?.submissionId ? 'expired' : undefined;
  return (
    <StepLayout view={view} problem={problem ?? lost} errors={errors} lead={t('review.lead')}>
      {problem === 'changed' ? null : <PriceNotice view={view} />}
      <Form
        {...getFormProps(form)}
        className="checkout__columns"
        method="post"
        action={`${href('checkout', locale)}?step=review`}
      >
        <input type="hidden" name="submissionId" value={view.submissionId} />
        <div>
          <ReviewDetails view={view} payment={field('paymentMethod')} />
          <SellerNotes view={view} />
          <GuaranteeReminder guarantee={view.guarantee} />
        </div>
        <div className="order-sheet">
          <div className="order-sheet__inner">
            <TermsField field={field('terms')} />
            <Placement view={view} />
          </div>
        </div>
      </Form>
    </StepLayout>
  );
}

/** Lines, costs, total and button in this order, with nothing between total and button (CRD Art. 8(2)). */
function Placement({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return (
    <section aria-labelledby="order-title">
      <h2 id="order-title">{t('review.lines')}</h2>
      <OrderCount view={view} />
      <OrderLines view={view} />
      <CheckoutAmounts view={view} />
      <OrderTotal view={view} />
      {view.open ? (
        <Button className="btn--wide">{orderButton[locale]}</Button>
      ) : (
        <ProblemNotice view={view} problem="closed" />
      )}
    </section>
  );
}
