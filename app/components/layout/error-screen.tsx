import { isRouteErrorResponse, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { href } from '~/routing/href';
import { useLocale } from '~/i18n/use-locale';

/** What a page that failed shows: 404 in its own words, anything else with its status (specification, section 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <section>
      <h1>{status === 404 ? t('notFound.message') : t('error.title')}</h1>
      <Link to={href('home', locale)}>{t('backHome')}</Link>
    </section>
  );
}
