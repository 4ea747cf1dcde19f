import { Trans, useTranslation } from 'react-i18next';
import { CheckboxField } from '~/components/forms/checkbox-field';

type TermsFieldProps = { value?: string; error?: string; path?: string };

/** Consent to the terms of business: never ticked in advance, and above the summary. */
export function TermsField({ value, error, path }: TermsFieldProps) {
  const { t } = useTranslation('checkout');
  // A new tab keeps the order as it is; the words of the link come with the sentence.
  const terms = path ? <a href={path} target="_blank" rel="noopener" /> : <span />;
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
