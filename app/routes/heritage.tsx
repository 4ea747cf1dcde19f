import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '~/components/layout/page-head';
import { pageMeta } from '~/components/seo/page-meta';
import { loadHeritage } from '~/hospitality/heritage/heritage.server';
import { Timeline, TimelineEnd } from '~/hospitality/heritage/timeline';
import { getT } from '~/i18n/i18n.server';
import { localeFromPathname } from '~/i18n/locales';
import heritageStyles from '~/styles/heritage.css?url';
import pageStyles from '~/styles/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: heritageStyles },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeFromPathname(new URL(request.url).pathname);
  return {
    ...loadHeritage(context.content.current(), locale),
    metaTitle: getT(locale)('pages.heritage'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data?.shareCard
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        title: data.metaTitle,
        detail: data.head.title,
        description: data.head.summary,
        image: data.shareCard,
      })
    : [];

export default function HeritagePage() {
  const { head, chapters } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <PageHead kicker={t('pages.heritage')} title={head.title} lead={head.lead} />
      <Timeline chapters={chapters} />
      <TimelineEnd />
    </>
  );
}
