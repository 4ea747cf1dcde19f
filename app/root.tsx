import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { preloadedFonts } from '#hotel/fonts';
import { themeColor } from '#hotel/hotel.config.js';
import {
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import headScripts from 'virtual:head-scripts';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration } from 'react-router-dom';
import { findErrorTitle } from './components/layout/error-message';
import { ErrorScreen } from './components/layout/error-screen';
import type { RouteHandle } from './components/layout/frame-data';
import { PageScripts } from './components/layout/page-scripts';
import { SiteFrame } from './components/layout/site-frame';
import { DocumentTitle } from './components/seo/document-title';
import { FormTitle } from './components/seo/form-title';
import { SideCart } from './shop/cart/side-cart';
import { CartChangesProvider } from './shop/cart/use-cart-changes';
import { useConsent } from './site/consent/use-consent';
import { Enhancements } from './site/frame/enhancements';
import { loadFrame } from './site/frame/frame.server';
import { Strip } from './site/frame/strip';
import { useErrorFocus } from './site/frame/use-error-focus';
import { placesKey, scrollKey } from './site/frame/use-anchor-scroll';
import { NewsletterLine } from './hospitality/newsletter/newsletter-line';
import { WeatherLine } from './site/weather/weather-line';
import { defaultLocale, type Locale, locales } from './i18n/locales';
import { useLocale } from './i18n/use-locale';
import { useRouteOutcomes } from './routing/framework-internals';
import type { PageId } from './routing/page-table';
import { matchPath } from './routing/href';
import { pageSearch } from './routing/page-number';
import { hasPage, isIndexed } from './routing/paths';
import { usePagePaths } from './routing/use-page-paths';
import stylesheet from './styles/site.css?url';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  ...preloadedFonts.filter(({ languages }) => !languages).map(({ href }) => ({ ...font, href })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadFrame(context, request);
}

export type Frame = Awaited<ReturnType<typeof loader>>;

/** The document around pages and errors alike; on error pages the frame's data may be missing. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const frame = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const { errors } = useRouteOutcomes();
  // The error that the page shows instead of its content: the root's, or one that the page's own boundary has caught.
  const failure = error ?? errors[0];
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {frame?.scripts && !error ? <StripScripts asks={frame.analytics !== undefined} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        {/* iOS would make links of numbers and days, and React, finding another page than its own, would render it anew
            over what has been typed. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        {failure ? <ErrorTitle error={failure} /> : <FormTitle />}
        {failure ? null : <Meta />}
        {frame && !failure ? <LanguageLinks siteUrl={frame.siteUrl} /> : null}
        <Links />
        {preloadedFonts.map(({ href, languages }) =>
          languages?.includes(locale) ? <link key={href} {...font} href={href} /> : null,
        )}
      </head>
      <body>
        {children}
        {frame?.scripts === false ? null : (
          <>
            {/* Unlike the framework's component, the router's adds no script to the page. */}
            <ScrollRestoration storageKey={placesKey} getKey={scrollKey} />
            <Enhancements />
            <PageScripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * Scripts that choose what the strip above the page shows, before the first paint. React leaves server-rendered raw
 * HTML unchanged.
 */
function StripScripts({ asks }: { asks: boolean }) {
  const { pathname } = useLocation();
  // On the cookies page the question is part of the page.
  const isAsked = asks && matchPath(pathname)?.page !== 'cookies';
  const { strip, consent } = headScripts;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: strip }} suppressHydrationWarning />
      {isAsked ? (
        <script dangerouslySetInnerHTML={{ __html: consent }} suppressHydrationWarning />
      ) : null}
    </>
  );
}

/** Error pages have no loader data from which to build a title. */
function ErrorTitle({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { MissingTitle } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const title = findErrorTitle(error);
  return (
    <>
      {MissingTitle && title === 'notFound.title' ? (
        <MissingTitle />
      ) : (
        <DocumentTitle title={t(title)} />
      )}
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Personal pages, whose URL contains a key, and the page for unknown URLs. */
const namelessPages: ReadonlySet<PageId> = new Set(['notFound', 'order', 'guestEnquiry']);

/**
 * Canonical and hreflang links of a page, from the path table; `x-default` is the page in the hotel's default
 * language. A URL with a query names the one without it as canonical, unless it is a further page of a list. The page
 * after a submitted form is its form's page to search engines. Pages whose URL contains a key have neither.
 */
function LanguageLinks({ siteUrl }: { siteUrl: string }) {
  const page = usePagePaths();
  const { search } = useLocation();
  const robots = <meta name="robots" content="noindex" />;
  if (!page || namelessPages.has(page.match.page)) return robots;
  const { match, paths } = page;
  const isHidden = !isIndexed(match.page) || new URLSearchParams(search).has('sent');
  const hrefOf = (locale: Locale) => siteUrl + paths[locale] + pageSearch(match, search);
  return (
    <>
      {isHidden ? robots : null}
      <link rel="canonical" href={hrefOf(match.locale)} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={hrefOf(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={hrefOf(defaultLocale)} />
    </>
  );
}

export default function App() {
  const frame = useRouteLoaderData<typeof loader>('root');
  const analytics = frame?.analytics;
  const onSubmit = useConsent(analytics);
  const page = (
    <SiteFrame
      frame={frame}
      banner={
        <Strip
          hasScripts={frame?.scripts === true}
          closure={frame?.closure}
          consent={analytics && { analytics, onSubmit }}
        />
      }
      weather={frame ? <WeatherLine weather={frame.weather} place={frame.hotel.city} /> : null}
      newsletter={<NewsletterLine />}
      overlays={hasPage('cart') ? <SideCart frame={frame} /> : null}
    >
      <Outlet />
    </SiteFrame>
  );
  return hasPage('cart') ? <CartChangesProvider>{page}</CartChangesProvider> : page;
}

export function ErrorBoundary() {
  useErrorFocus();
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <SiteFrame frame={frame}>
      <ErrorScreen error={error} frame={frame} />
    </SiteFrame>
  );
}
