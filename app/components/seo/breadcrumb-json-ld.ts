import type { BreadcrumbListLeaf } from 'schema-dts';
import { definePageJsonLd } from './json-ld';

type Step = { label: string; to?: string };

/** The breadcrumb of a page for search engines; the last step is the page itself. */
export function breadcrumbJsonLd(steps: readonly Step[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: siteUrl + to }),
    })),
  } satisfies BreadcrumbListLeaf;
}

/** For a page without other structured data. */
export const BreadcrumbJsonLd = definePageJsonLd(
  import.meta.env.SSR &&
    ((steps: readonly Step[], { siteUrl }) => breadcrumbJsonLd(steps, siteUrl)),
);
