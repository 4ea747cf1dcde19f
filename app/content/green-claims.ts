import { byLocale, type Locale } from '~/i18n/locales';
import { listTexts } from './content-checks';
import type { Content } from './content-schema';

/**
 * Generic environmental claims, prohibited without proof since 27 September 2026 (Dir. 2005/29/EC Annex I, as amended
 * by Dir. (EU) 2024/825). Colours, plants and the economy are not claims.
 */
const claims: Record<Locale, readonly string[]> = {
  hr: [
    String.raw`eko(?!nom|sustav)[\p{L}-]*`,
    String.raw`samoodrživ\p{L}*|održiv\p{L}*`,
    String.raw`(?:klimatski|ugljično) (?:neutral|pozitiv|prihvatljiv)\p{L}*`,
    String.raw`(?:bez|nult\p{L}*|nula) emisij\p{L}*`,
    String.raw`zelen\p{L}* (?:hotel|energij|izbor|proizvod|kupnj|turiz|odmor)\p{L}*`,
    String.raw`biorazgradiv\p{L}*`,
    String.raw`(?:prijateljsk|neškodljiv|prihvatljiv|dobr)\p{L}* (?:prema |za )?(?:okoliš|prirod|planet)\p{L}*`,
    'green',
  ],
  en: [
    String.raw`eco(?!nom|system)[\p{L}-]*`,
    String.raw`sustainab\p{L}*`,
    String.raw`(?:climate|carbon|co2)[- ](?:neutral|positive|negative|friendly|free)\p{L}*`,
    String.raw`net[- ]zero|(?:zero|no)[- ]emissions?`,
    String.raw`(?:environment(?:ally)?|planet|nature)[- ](?:friendly|conscious|responsible)`,
    String.raw`good for the (?:planet|environment)`,
    String.raw`green (?:hotel|energy|power|choice|product|shopping|travel|tourism|stay)s?`,
    String.raw`biodegradable`,
  ],
  it: [
    String.raw`ecolog\p{L}*|eco-?(?:sostenib|compatib|friendly|turis)\p{L}*`,
    String.raw`sostenibil\p{L}*`,
    String.raw`(?:impatto|emissioni) zero|zero emissioni|a impatto ridotto`,
    String.raw`(?:climaticamente|carbon) neutr\p{L}*|neutralità (?:climatica|carbonica)`,
    String.raw`(?:rispettos|amic)\p{L}* (?:dell[’']ambiente|della natura|del pianeta)`,
    String.raw`biodegradabil\p{L}*`,
    'green',
  ],
  de: [
    String.raw`nachhaltig\p{L}*`,
    String.raw`öko(?!nom|system)[\p{L}-]*`,
    String.raw`(?:umwelt|klima|natur)(?:freundlich|schonend|bewusst|gerecht|neutral|positiv)\p{L}*`,
    String.raw`co[2₂][- ]?neutral\p{L}*|emissionsfrei\p{L}*`,
    String.raw`grüne[mnrs]? (?:hotel|energie|wahl|strom|reisen|urlaub|produkt)\p{L}*`,
    String.raw`biologisch abbaubar\p{L}*`,
    'green',
  ],
};

const patterns = byLocale(
  (locale) =>
    new RegExp(String.raw`(?<![\p{L}\d])(?:${claims[locale].join('|')})(?![\p{L}\d])`, 'giu'),
);

/** The claims in a text of one language, as written there. */
export function findClaims(text: string, locale: Locale): string[] {
  return text.match(patterns[locale]) ?? [];
}

/** Every claim in the content's texts with its path, except those for which the owner has a certificate. */
export function findGreenClaims(content: Content): { path: string; claim: string }[] {
  const certified = (content.site.certifiedClaims ?? []).map(({ claim }) => claim.toLowerCase());
  return listTexts(content).flatMap(({ path, locale, text }) =>
    findClaims(text, locale)
      .filter((claim) => !certified.includes(claim.toLowerCase()))
      .map((claim) => ({ path, claim })),
  );
}
