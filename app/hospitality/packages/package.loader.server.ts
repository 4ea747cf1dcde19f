import type { ContentSource } from '~/content/content';
import { requireSection } from '~/content/sections';
import { type AppLoadContext, redirect } from '@remix-run/node';
import { toHotelContact } from '~/content/hotel-contact';
import { toBlock } from '~/content/page-content';
import { loadEnquiryForm } from '~/hospitality/enquiries/enquiry-form.loader.server';
import { getLocale, getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { findBySlug, toPackageOffer } from './package-offer';

type PackagePage = 'package' | 'packageReservation';

/**
 * The package with a slug, in all languages.
 * @throws Response 301 to the right slug if this one belongs to another language, 404 if no package has it
 */
export function requireItem(
  content: ContentSource,
  page: PackagePage,
  slug: string,
  locale: Locale,
) {
  const found = findBySlug(requireSection(content, 'packages').items, slug, locale);
  if (!found) throw new Response(null, { status: 404 });
  const { item, here } = found;
  if (!here) throw redirect(href(page, locale, { slug: item.slugs[locale] }), 301);
  return item;
}

/**
 * Loads a package's page, and the page to request it.
 * @throws Response as `requireItem`
 */
export function requirePackage(
  content: ContentSource,
  page: PackagePage,
  slug: string,
  locale: Locale,
  now = new Date(),
) {
  const packages = requireSection(content, 'packages');
  const item = requireItem(content, page, slug, locale);
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
    contact: toHotelContact(content),
  };
}

export type PackagePageView = ReturnType<typeof requirePackage>;

/**
 * Loads the page to request a package.
 * @throws Response as `requireItem`
 */
export async function loadPackageReservation(
  context: Pick<AppLoadContext, 'content' | 'secrets'>,
  request: Request,
  slug: string,
) {
  const locale = await getLocale(request);
  const view = requirePackage(context.content.current(), 'packageReservation', slug, locale);
  const t = getT(locale);
  const { name } = view.package;
  const title = t('reservation:title', { name });
  const meta = { title, description: t('reservation:summary', { name }) };
  // The language links read the slugs from the top level of the loader data.
  return { view, slugs: view.slugs, meta, ...(await loadEnquiryForm(context, request, title)) };
}
