import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Field } from '~/components/forms/field';
import { SelectField } from '~/components/forms/select-field';
import { Button } from '~/components/ui/button';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import { type DetailField, detailFields } from './checkout-fields';
import type { CheckoutScreenProps } from './checkout-screen';
import { CheckoutSummary } from './checkout-summary';
import { StepLayout } from './step-layout';
import { useKeptInput } from './use-kept-input';
import { useStepForm } from './use-step-form';

type FieldOf = ReturnType<typeof useStepForm<DetailField>>['field'];

/** Step one: the buyer's details. */
export function DetailsStep({ view, lastResult, problem }: CheckoutScreenProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const { form, field, errors } = useStepForm({
    id: 'checkout-data',
    names: detailFields,
    values: view.values,
    lastResult,
    label: (name) => t(`fields.${name}`),
  });
  useKeptInput(form.id);
  return (
    <StepLayout view={view} problem={problem} errors={errors} lead={t('data.lead')}>
      <div className="checkout__columns">
        <Form
          {...getFormProps(form)}
          method="post"
          action={`${href('checkout', locale)}?step=data`}
        >
          <PersonFields field={field} />
          <AddressFields field={field} countries={view.billingCountries} />
          <p className="checkout__privacy">
            <NewTabLink href={href('privacy', locale)}>{t('data.privacy')}</NewTabLink>
          </p>
          <Button className="checkout__submit">{t('data.submit')}</Button>
        </Form>
        <CheckoutSummary view={view} />
      </div>
    </StepLayout>
  );
}

function PersonFields({ field }: { field: FieldOf }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Field
        {...field('fullName')}
        label={t('fields.fullName')}
        autoComplete="name"
        spellCheck={false}
        maxLength={100}
      />
      <Field
        {...field('email')}
        label={t('fields.email')}
        hint={t('hints.email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <Field
        {...field('phone')}
        label={t('fields.phone')}
        hint={t('hints.phone')}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}

type AddressFieldsProps = {
  field: FieldOf;
  countries: readonly { code: string; name: string }[];
};

function AddressFields({ field, countries }: AddressFieldsProps) {
  const { t } = useTranslation('checkout');
  const country = field('country');
  return (
    <>
      <Field
        {...field('address')}
        label={t('fields.address')}
        autoComplete="street-address"
        spellCheck={false}
        maxLength={150}
      />
      <div className="checkout__town">
        <Field
          {...field('postalCode')}
          label={t('fields.postalCode')}
          autoComplete="postal-code"
          spellCheck={false}
          maxLength={16}
        />
        <Field
          {...field('city')}
          label={t('fields.city')}
          autoComplete="address-level2"
          spellCheck={false}
          maxLength={80}
          optional
        />
      </div>
      <SelectField
        {...country}
        label={t('fields.country')}
        autoComplete="country"
        options={[
          ...(country.meta.initialValue ? [] : [{ value: '', label: t('chooseCountry') }]),
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </>
  );
}
