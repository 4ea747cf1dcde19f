import { useTranslation } from 'react-i18next';
import { Field } from '~/components/forms/field';
import type { FormField } from '~/components/forms/form-fields';
import { SelectField } from '~/components/forms/select-field';
import type { CountryOption } from '~/shop/delivery/delivery-estimate';
import type { RecipientField } from './checkout-fields';

type RecipientFieldsProps = {
  field: (name: RecipientField) => FormField;
  countries: readonly CountryOption[];
};

/**
 * A different delivery address. The style sheet hides it while "the same address" is ticked; older browsers show it.
 */
export function RecipientFields({ field, countries }: RecipientFieldsProps) {
  const { t } = useTranslation('checkout');
  return (
    <fieldset className="other-address">
      <legend>{t('delivery.other')}</legend>
      <p className="field__hint other-address__hint">{t('delivery.otherHint')}</p>
      <Field
        {...field('recipientName')}
        label={t('fields.recipientName')}
        autoComplete="shipping name"
        spellCheck={false}
        maxLength={100}
      />
      <Field
        {...field('recipientPhone')}
        label={t('fields.recipientPhone')}
        hint={t('hints.recipientPhone')}
        type="tel"
        autoComplete="shipping tel"
      />
      <Field
        {...field('deliveryAddress')}
        label={t('fields.deliveryAddress')}
        autoComplete="shipping street-address"
        spellCheck={false}
        maxLength={150}
      />
      <div className="checkout__town">
        <Field
          {...field('deliveryPostalCode')}
          label={t('fields.deliveryPostalCode')}
          autoComplete="shipping postal-code"
          spellCheck={false}
          maxLength={16}
        />
        <Field
          {...field('deliveryCity')}
          label={t('fields.deliveryCity')}
          autoComplete="shipping address-level2"
          spellCheck={false}
          maxLength={80}
          optional
        />
      </div>
      <SelectField
        {...field('deliveryCountry')}
        label={t('fields.deliveryCountry')}
        autoComplete="shipping country"
        options={[
          ...(field('deliveryCountry').meta.initialValue
            ? []
            : [{ value: '', label: t('chooseCountry') }]),
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </fieldset>
  );
}
