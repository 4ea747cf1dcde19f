import type { Site } from '~/content/content-schema';
import { findNoticeProblem } from '~/content/notice-files.server';
import type { NoticeFile } from '~/content/notice-schema';
import { guaranteeLink } from '~/i18n/statutory-labels';
import type { Locale } from '~/i18n/locales';
import { log } from '~/platform/log/log.server';
import type { Guarantee } from './guarantee';

/** Cached results by path and hash. The files are part of the build, so each needs to be checked only once. */
const verified = new Map<string, boolean>();

/** A remote content backend may name a file that this site does not have; only the official link is shown then. */
function isOfficial(file: NoticeFile): boolean {
  const key = `${file.path} ${file.sha256}`;
  const known = verified.get(key);
  if (known !== undefined) return known;
  const problem = findNoticeProblem(file);
  if (problem) log.warn({ problem }, 'The notice on the legal guarantee is not shown');
  verified.set(key, problem === undefined);
  return problem === undefined;
}

/** Finds the official notice in a language. Its URL contains the hash and therefore changes with the file. */
export function findOfficialNotice({ guaranteeNotice }: Site, locale: Locale): Guarantee['notice'] {
  const file = guaranteeNotice?.[locale];
  if (!file || !isOfficial(file)) return undefined;
  const { path, width, height, sha256 } = file;
  return { src: `${path}?v=${sha256.slice(0, 12)}`, width, height };
}

/** Loads the reminder shown before every order (CRD Art. 6(1)(l)), with the texts of the page about the guarantee. */
export function loadGuarantee(site: Site, locale: Locale): Guarantee {
  const page = site.texts.guarantee;
  return {
    title: page?.title[locale] ?? guaranteeLink[locale],
    text: page?.lead[locale] ?? '',
    notice: findOfficialNotice(site, locale),
  };
}
