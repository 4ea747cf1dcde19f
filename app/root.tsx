import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorScreen } from './components/layout/error-screen';
import { SiteFrame } from './components/layout/site-frame';
import { ErrorTitle } from './components/seo/error-title';
import { LanguageLinks } from './components/seo/language-links';
import { loadFrame } from './features/frame/frame.server';
import { useLocale } from './i18n/use-locale';
import stylesheet from './styles/site.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return loadFrame(request);
}

export type Frame = Awaited<ReturnType<typeof loader>>;

/** The document around pages and errors alike; on errors the frame's data may be missing. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const frame = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6eedf" />
        {error ? <ErrorTitle error={error} /> : <Meta />}
        {frame && !error ? <LanguageLinks pathname={pathname} siteUrl={frame.siteUrl} /> : null}
        <Links />
      </head>
      <body>
        {children}
        {frame?.scripts === false ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <SiteFrame>
      <ErrorScreen error={error} />
    </SiteFrame>
  );
}
