import { useTranslation } from 'react-i18next';
import { resourceHref } from '~/routing/resource-href';

/** The link to the desk's first page. */
export function BackToToday() {
  const { t } = useTranslation('reception');
  return (
    <p>
      <a className="standalone-link" href={resourceHref('reception')}>
        {t('backToToday')}
      </a>
    </p>
  );
}
