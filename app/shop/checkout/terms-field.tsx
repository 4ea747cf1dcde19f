import { useTranslation } from 'react-i18next';
import { CheckboxField } from '~/components/forms/checkbox-field';
import type { FormField } from '~/components/forms/form-fields';
import { FilledText, gap } from '~/components/ui/filled-text';
import { NewTabLink } from '~/components/ui/new-tab-link';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';

/** Consent to the terms of business. Never ticked in advance, and placed above the summary. */
export function TermsField({ field }: { field: FormField }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  // Opens in a new tab so that the order stays open.
  const label = (
    <FilledText text={t('review.terms', { link: gap })}>
      <NewTabLink href={href('terms', locale)}>{t('review.termsLink')}</NewTabLink>
    </FilledText>
  );
  return <CheckboxField {...field} label={label} hint={t('review.termsHint')} />;
}
