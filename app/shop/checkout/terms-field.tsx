import { useTranslation } from 'react-i18next';
import { CheckboxField } from '~/components/forms/checkbox-field';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';

type TermsFieldProps = { value?: string | undefined; error?: string | undefined };

/** Consent to the terms of business: never ticked in advance, and above the summary. */
export function TermsField({ value, error }: TermsFieldProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const link = t('review.termsLink');
  const [before, after] = t('review.terms', { link }).split(link);
  // A new tab keeps the order as it is.
  const label = (
    <>
      {before}
      <a href={href('terms', locale)} target="_blank" rel="noopener">
        {link}
      </a>
      {after}
    </>
  );
  return (
    <CheckboxField
      name="terms"
      label={label}
      hint={t('review.termsHint')}
      checked={value === 'on'}
      error={error}
    />
  );
}
