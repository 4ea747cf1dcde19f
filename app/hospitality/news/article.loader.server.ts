import type { ContentSource } from '~/content/content';
import { redirect } from '@remix-run/node';
import type { Locale } from '~/i18n/locales';
import { href } from '~/routing/href';
import { type ArticleView, findArticle } from './articles';

/**
 * Loads an article; `slugs` contains its slug in every language.
 * @throws Response 404 if there is no such article, 301 if the slug belongs to another language
 */
export function loadArticle(content: ContentSource, slug: string, locale: Locale): ArticleView {
  const found = findArticle(content, slug, locale);
  if (!found) throw new Response(null, { status: 404 });
  if (found.article) return found.article;
  throw redirect(href('article', locale, { slug: found.movedTo }), 301);
}
