import type { LoaderFunctionArgs, MetaFunction, LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { useFrame } from '~/components/layout/use-frame';
import { loadHome } from '~/hospitality/home/home.server';
import { Headlines, PackagePrints, Way } from '~/hospitality/home/closing-sections';
import { Facts, GoodsBand, Hero, Story } from '~/hospitality/home/home-sections';
import { DiningBand, ExperiencePrints } from '~/hospitality/home/house-sections';
import { RoomIndex } from '~/hospitality/home/room-index';
import { homeJsonLd } from '~/hospitality/home/home-json-ld';
import { localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import homeStyles from '~/styles/home.css?url';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const handle = { texts: ['home', 'rooms'], header: 'over' };

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(context.content.current(), localeFromPathname(new URL(request.url).pathname));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data?.shareCard
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        title: data.title,
        documentTitle: data.documentTitle,
        description: data.lead,
        image: data.shareCard,
      })
    : [];

export default function HomePage() {
  const view = useLoaderData<typeof loader>();
  const locale = useLocale();
  const frame = useFrame();
  return (
    <>
      <Hero view={view} bookingUrl={frame?.house.bookingUrl} />
      <Story view={view} />
      <Facts view={view} />
      <RoomIndex index={view.rooms} />
      {view.dining ? <DiningBand dining={view.dining} /> : null}
      <ExperiencePrints experiences={view.experiences} />
      <GoodsBand view={view} />
      <PackagePrints packages={view.packages} />
      <div className="last-words wrap grid">
        <Headlines news={view.news} />
        <Way way={view.way} />
      </div>
      {frame ? (
        <JsonLd data={homeJsonLd(view, frame.house, { siteUrl: frame.siteUrl, locale })} />
      ) : null}
    </>
  );
}
