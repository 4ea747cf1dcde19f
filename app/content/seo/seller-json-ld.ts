import type { MerchantReturnPolicyLeaf, OrganizationLeaf } from 'schema-dts';
import { definePageJsonLd } from '~/components/seo/json-ld';
import { addressJsonLd, type Place } from './hotel-json-ld';
import { href } from '~/routing/href';

/** CRD Art. 9(1), from delivery. */
const withdrawalDays = 14;

/** The selling company's `@id` in all structured data of the site. */
export const sellerId = (siteUrl: string) => `${siteUrl}/#seller`;

/** The `@id` of the return policy. */
export const returnsId = (siteUrl: string) => `${siteUrl}/#returns`;

/** The company as referred to by offers. */
export function sellerNameJsonLd(legalName: string, siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': sellerId(siteUrl),
    name: legalName,
  } satisfies OrganizationLeaf;
}

/**
 * The return policy required by law (CRD Art. 9, 14): by parcel, at the buyer's cost.
 * @param countries to which the shop delivers
 * @param from the country to which goods are returned
 */
export function returnsJsonLd(countries: readonly string[], from: string, place: Place) {
  const { siteUrl, locale } = place;
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': returnsId(siteUrl),
    applicableCountry: countries,
    returnPolicyCountry: from,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: withdrawalDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    merchantReturnLink: siteUrl + href('withdrawal', locale),
  } satisfies MerchantReturnPolicyLeaf;
}

type Seller = {
  legalName: string;
  shortName: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  taxNumber: string;
  vatId?: string | undefined;
  phone: string;
  email: string;
};

/** The company behind hotel and shop; every value is also in the imprint. */
function sellerJsonLd(seller: Seller, { siteUrl, locale }: Place) {
  const { legalName, phone: telephone, email } = seller;
  return {
    ...sellerNameJsonLd(legalName, siteUrl),
    alternateName: seller.shortName,
    legalName,
    url: siteUrl + href('imprint', locale),
    logo: `${siteUrl}/icon-512.png`,
    taxID: seller.taxNumber,
    ...(seller.vatId !== undefined && { vatID: seller.vatId }),
    address: addressJsonLd(seller),
    telephone,
    email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone, email },
  } satisfies OrganizationLeaf;
}

export const SellerJsonLd = definePageJsonLd(import.meta.env.SSR && sellerJsonLd);
