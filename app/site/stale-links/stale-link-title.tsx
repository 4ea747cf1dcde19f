import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '~/components/seo/document-title';

/** The document's title where a link in an email led to nothing: the heading of `StaleLinkScreen`. */
export function StaleLinkTitle() {
  const { t } = useTranslation('texts');
  return <DocumentTitle title={t('staleLink.title')} />;
}
