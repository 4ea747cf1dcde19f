import { locales } from '~/i18n/locales';

/** The fields of a seller before `taxNumber` and `companyDetails` replaced them. */
type EarlierSeller = Record<'oib' | 'court' | 'mbs' | 'shareCapital' | 'management', unknown>;

const isEarlier = (seller: unknown): seller is EarlierSeller =>
  typeof seller === 'object' && seller !== null && 'oib' in seller && !('taxNumber' in seller);

/**
 * A seller as content backends sent it until November 2026, in the fields of today: a running installation must start again
 * after an update. Anything else is returned as it is.
 */
export function upgradeSeller(seller: unknown): unknown {
  if (!isEarlier(seller)) return seller;
  const { oib, court, mbs, shareCapital, management, ...rest } = seller;
  const lines = [[court, mbs].join(', '), shareCapital, management];
  const inEveryLanguage = (line: unknown) =>
    Object.fromEntries(locales.map((locale) => [locale, line]));
  return { ...rest, taxNumber: oib, companyDetails: lines.map(inEveryLanguage) };
}

/**
 * A product as content backends sent it until November 2026, when a name's language could only be Croatian, in the fields of
 * today. Anything else is returned as it is.
 */
export function upgradeProduct(product: unknown): unknown {
  const isEarlier = typeof product === 'object' && product !== null && 'nameIsCroatian' in product;
  if (!isEarlier) return product;
  const { nameIsCroatian, ...rest } = product;
  return nameIsCroatian === true ? { nameLanguage: 'hr', ...rest } : rest;
}
