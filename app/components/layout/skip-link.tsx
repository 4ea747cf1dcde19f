import { useTranslation } from 'react-i18next';

/** First in the tab order: past header and banner, straight to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link btn" href="#main">
      {t('skip')}
    </a>
  );
}
