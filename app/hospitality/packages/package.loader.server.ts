import type { ContentSource } from '~/content/content';
import { requireBySlug } from '~/content/require-by-slug.server';
import { requireSection } from '~/content/sections';
import type { AppLoadContext } from '@remix-run/node';
import { toBlock } from '~/content/page-content';
import { loadEnquiryForm } from '~/hospitality/enquiries/enquiry-form.loader.server';
import { getLocale, getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { toPackageOffer } from './package-offer';

/**
 * Loads a package's page, and the page to request it.
 * @throws Response as `requireBySlug`
 */
export function loadPackage(
  content: ContentSource,
  page: 'package' | 'packageReservation',
  slug: string,
  locale: Locale,
  now: Date,
) {
  const packages = requireSection(content, 'packages');
  const item = requireBySlug(packages.items, page, slug, locale);
  return {
    package: toPackageOffer(content, item, locale, now),
    slugs: item.slugs,
    listTitle: packages.page.title[locale],
    notes: packages.notes.map((block) => toBlock(content, block, locale)),
    freeCancellationDays: packages.freeCancellationDays,
    others: packages.items
      .filter((other) => other.id !== item.id)
      .map(({ id, slugs, name, lead }) => ({
        id,
        slug: slugs[locale],
        name: name[locale],
        lead: lead[locale],
      })),
  };
}

export type PackagePageView = ReturnType<typeof loadPackage>;

/**
 * Loads the page to request a package.
 * @throws Response as `requireBySlug`
 */
export async function loadPackageReservation(
  context: Pick<AppLoadContext, 'content' | 'secrets'>,
  request: Request,
  slug: string,
) {
  const locale = await getLocale(request);
  const view = loadPackage(
    context.content.current(),
    'packageReservation',
    slug,
    locale,
    new Date(),
  );
  const t = getT(locale);
  const { name } = view.package;
  const title = t('reservation:title', { name });
  const meta = { title, description: t('reservation:summary', { name }) };
  // The language links read the slugs from the top level of the loader data.
  return { view, slugs: view.slugs, meta, ...(await loadEnquiryForm(context, request, title)) };
}
