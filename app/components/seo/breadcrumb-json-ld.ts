import type { BreadcrumbListLeaf } from 'schema-dts';

/** The breadcrumb of a page for search engines; the last step is the page itself. */
export function breadcrumbJsonLd(
  steps: readonly { label: string; to?: string }[],
  siteUrl: string,
) {
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
