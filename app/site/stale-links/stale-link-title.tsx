import { useTranslation } from 'react-i18next';

/** The document's title where a link in an email led to nothing: the heading of `StaleLinkScreen`. */
export function StaleLinkTitle() {
  const { t } = useTranslation('texts');
  return <title>{t('staleLink.title')}</title>;
}
