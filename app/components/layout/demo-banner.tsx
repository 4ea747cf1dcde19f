import { useTranslation } from 'react-i18next';

/** States that no card will be charged; nothing on the page pretends otherwise. */
export function DemoBanner() {
  const { t } = useTranslation();
  return (
    <aside className="demo-banner" aria-label={t('demo.title')}>
      <p className="wrap">
        <strong>{t('demo.title')}</strong> {t('demo.text')}
      </p>
    </aside>
  );
}
