import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '~/components/forms/checkbox-field';
import { ChoiceField } from '~/components/forms/choice-field';
import { Field } from '~/components/forms/field';
import type { FormField } from '~/components/forms/form-fields';
import { Button } from '~/components/ui/button';
import { useWorkingDays } from '~/shop/delivery/use-working-days';
import { DeliveryNotes } from '~/shop/delivery/delivery-notes';
import { formatMoney } from '~/i18n/format';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { buyerAddress, formatAddress } from './address-lines';
import { deliveryFields } from './checkout-fields';
import type { CheckoutScreenProps } from './checkout-screen';
import { CheckoutSummary } from './checkout-summary';
import type { CheckoutView } from './checkout-view';
import { RecipientFields } from './recipient-fields';
import { StepLayout } from './step-layout';
import { useKeptInput } from './use-kept-input';
import { useStepForm } from './use-step-form';

/** Step two: delivery address and method. */
export function DeliveryStep({ view, lastResult, problem }: CheckoutScreenProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const { form, field, errors } = useStepForm({
    id: 'checkout-delivery',
    names: deliveryFields,
    values: view.values,
    lastResult,
    label: (name) => t(`fields.${name}`),
  });
  const isHeavy = view.delivery.state === 'refused' && view.delivery.reason === 'weight';
  const isTooMuch = (view.totalCents ?? 0) > (view.maxTotalCents ?? Infinity);
  const standing = isHeavy ? 'weight' : isTooMuch ? 'amount' : undefined;
  const country = buyerAddress(view).lines.at(-1);
  const refusal = t('problems.country.title', { country });
  useKeptInput(form.id);
  return (
    <StepLayout view={view} problem={problem ?? standing} errors={errors}>
      <div className="checkout__columns">
        <Form
          {...getFormProps(form)}
          method="post"
          action={`${href('checkout', locale)}?step=delivery`}
        >
          <h2>{t('delivery.where')}</h2>
          <CheckboxField
            {...field('sameAddress')}
            label={t('fields.sameAddress')}
            isBarred={isOutOfReach(view)}
            hint={isOutOfReach(view) ? refusal : formatAddress(view)}
          />
          {/* After the checkbox, so that it counts only if the box is not ticked: a cleared box is an answer too. */}
          <input type="hidden" name="sameAddress" value="off" />
          <RecipientFields field={field} countries={view.deliveryCountries} />
          <MethodField view={view} field={field('deliveryMethod')} />
          <DeliveryNotes notes={view.deliveryNotes} />
          <Field
            {...field('giftMessage')}
            label={t('fields.giftMessage')}
            hint={t('hints.giftMessage')}
            multiline
            optional
          />
          <Field
            {...field('comment')}
            label={t('fields.comment')}
            hint={t('hints.comment')}
            multiline
            optional
          />
          <Button className="checkout__submit">{t('delivery.submit')}</Button>
        </Form>
        <CheckoutSummary view={view} />
      </div>
    </StepLayout>
  );
}

/**
 * If the buyer lives outside the delivery area, "the same address" is not available. Where that is not known, as while
 * the database is away, nothing is refused.
 */
function isOutOfReach({ values: { country }, deliveryCountries }: CheckoutView): boolean {
  return country !== undefined && !deliveryCountries.some(({ code }) => code === country);
}

type MethodFieldProps = { view: CheckoutView; field: FormField };

function MethodField({ view, field }: MethodFieldProps) {
  const { t } = useTranslation('checkout');
  const { delivery, carrier, deliveryMethod, deliveryDays } = view;
  const days = useWorkingDays(deliveryDays);
  const isPriced = delivery.state === 'priced';
  return (
    <ChoiceField
      {...field}
      legend={t('fields.deliveryMethod')}
      hint={
        isPriced
          ? t('delivery.priceFor', { country: delivery.countryName })
          : t('delivery.priceLater')
      }
      choices={[
        {
          value: deliveryMethod,
          label: t('delivery.method', { carrier }),
          text: t('delivery.days', { days }),
          aside: isPriced ? formatMoney(delivery.cents) : undefined,
        },
      ]}
    />
  );
}
