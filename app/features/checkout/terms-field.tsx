import { Trans, useTranslation } from 'react-i18next';
import { CheckboxField } from '~/components/forms/checkbox-field';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';

type TermsFieldProps = { value?: string; error?: string };

/** Consent to the terms of business: never ticked in advance, and above the summary. */
export function TermsField({ value, error }: TermsFieldProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  // A new tab keeps the order as it is; the words of the link come with the sentence.
  const terms = <a href={href('terms', locale)} target="_blank" rel="noopener" />;
  return (
    <CheckboxField
      name="terms"
      label={<Trans t={t} i18nKey="review.terms" components={{ terms }} />}
      hint={t('review.termsHint')}
      checked={value === 'on'}
      error={error}
    />
  );
}
