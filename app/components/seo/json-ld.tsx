import { useLocation } from '@remix-run/react';
import type { Graph, JsonLdObject, WithContext } from 'schema-dts';
import type { FrameData } from '~/components/layout/frame-data';
import { useFrame } from '~/components/layout/use-frame';
import type { Locale } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';

// The library's graph type does not allow objects with two types, such as a room that is also a product.
type JsonLdGraph = { '@graph': readonly JsonLdObject[] };
type JsonLdData = JsonLdObject | JsonLdGraph;
type JsonLdDocument = WithContext<JsonLdObject> | (Omit<Graph, '@graph'> & JsonLdGraph);

/** What structured data say about the site on every page. */
export type JsonLdSite = { siteUrl: string; locale: Locale } & Pick<
  FrameData,
  'hotel' | 'isOutsideVat'
>;

/**
 * Defines the component with the structured data of a page, built from what the page shows.
 * @param build `import.meta.env.SSR && …`, because only the server needs it: the browser's scripts do not contain it
 */
export function definePageJsonLd<Page>(
  build: false | ((page: Page, site: JsonLdSite) => JsonLdData),
) {
  return function PageJsonLd({ of }: { of: Page }) {
    const { pathname } = useLocation();
    const locale = useLocale();
    const frame = useFrame();
    if (!frame) return null;
    const { siteUrl, hotel, isOutsideVat = false } = frame;
    const site = { siteUrl, locale, hotel, isOutsideVat };
    // By its key, the element of a page does not become that of the next one, which the browser leaves empty.
    return <JsonLd key={pathname} data={build && build(of, site)} />;
  };
}

/**
 * Structured data for search engines. `<` is escaped, so that no text of the content can close the element. Without
 * data, hydration leaves the element as the server has rendered it, because React does not compare raw HTML.
 */
export function JsonLd({ data }: { data: JsonLdData | false }) {
  const document: JsonLdDocument | false = data && { '@context': 'https://schema.org', ...data };
  const json = document ? JSON.stringify(document).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
