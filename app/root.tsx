import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorScreen } from './components/layout/error-screen';
import { SiteFrame } from './components/layout/site-frame';
import { ErrorTitle } from './components/seo/error-title';
import { FormTitle } from './components/seo/form-title';
import { LanguageLinks } from './components/seo/language-links';
import { SideCart } from './features/cart/side-cart';
import { loadFrame } from './features/frame/frame.server';
import { useLocale } from './i18n/use-locale';
import cardo from './styles/fonts/cardo-l.woff2?url';
import ysabeau from './styles/fonts/ysabeau-l.woff2?url';
import stylesheet from './styles/site.css?url';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { ...font, href: cardo },
  { ...font, href: ysabeau },
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
  const frame = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6eedf" />
        {error ? <ErrorTitle error={error} /> : <FormTitle />}
        {error ? null : <Meta />}
        {frame && !error ? <LanguageLinks siteUrl={frame.siteUrl} /> : null}
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
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <SiteFrame frame={frame} sideCart={<SideCart />}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <SiteFrame frame={frame}>
      <ErrorScreen error={error} frame={frame} />
    </SiteFrame>
  );
}
