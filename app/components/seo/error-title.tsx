import { isRouteErrorResponse } from '@remix-run/react';
import { useTranslation } from 'react-i18next';

/** Error pages have no loader data to make a title from. */
export function ErrorTitle({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{isMissing ? t('notFound.title') : t('error.title')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
