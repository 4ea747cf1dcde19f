import { useTranslation } from 'react-i18next';
import { ChoiceField } from '~/components/forms/choice-field';
import { Field } from '~/components/forms/field';
import { PackageDates } from './package-dates';
import type { PackageOffer } from './package-offer';
import { type FieldOf, vouchers } from './reservation-fields';

type GiftFieldsProps = { of: PackageOffer; field: FieldOf };

/** The recipient of the gift, its delivery and its text; only the fields that the chosen delivery needs are shown. */
export function GiftFields({ of: item, field }: GiftFieldsProps) {
  const { t } = useTranslation('reservation');
  return (
    <fieldset className="reservation__part only only--gift">
      <legend>{t('gift.title')}</legend>
      <p className="field__hint only__hint">{t('only.gift')}</p>
      <p>{t(item.dated ? 'gift.dated' : 'gift.open')}</p>
      <PackageDates of={item} />
      <Field
        {...field('recipientName')}
        label={t('fields.recipientName')}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <ChoiceField
        {...field('voucher')}
        legend={t('fields.voucher')}
        choices={vouchers.map((voucher) => ({
          value: voucher,
          label: t(`voucher.${voucher}`),
          text: t(`voucher.${voucher}Text`),
        }))}
      />
      <RecipientFields field={field} />
      <Field
        {...field('giftMessage')}
        label={t('fields.giftMessage')}
        hint={t('hints.giftMessage')}
        multiline
        optional
      />
    </fieldset>
  );
}

function RecipientFields({ field }: { field: FieldOf }) {
  const { t } = useTranslation('reservation');
  return (
    <>
      <div className="only only--email">
        <p className="field__hint only__hint">{t('only.email')}</p>
        <div className="enquiry__pair">
          <Field
            {...field('recipientEmail')}
            label={t('fields.recipientEmail')}
            hint={t('hints.recipientEmail')}
            type="email"
            autoComplete="off"
            spellCheck={false}
          />
          <Field
            {...field('recipientPhone')}
            label={t('fields.recipientPhone')}
            hint={t('hints.recipientPhone')}
            type="tel"
            autoComplete="off"
            optional
          />
        </div>
      </div>
      <div className="only only--post">
        <p className="field__hint only__hint">{t('only.post')}</p>
        <Field
          {...field('recipientAddress')}
          label={t('fields.recipientAddress')}
          hint={t('hints.recipientAddress')}
          autoComplete="off"
          multiline
        />
      </div>
    </>
  );
}
