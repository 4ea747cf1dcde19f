import { createHash } from 'node:crypto';
import type { ContentSource, ImageInfo } from './content';
import { listImages, type Problem } from './content-checks';
import { ContentError, explainIssue } from './content-problems';
import { type Content, contentSchema } from './content-schema';
import { findMisspeltKeys, type MisspeltKey, toProblem } from './misspelt-keys';
import { listOmitted, omitSectionsWithoutPage } from './sections';

/**
 * Creates a content source from one snapshot: either all of it is valid, or none of it goes live.
 * @throws ContentError
 */
export function createSnapshot(
  raw: unknown,
  images: ReadonlyMap<string, ImageInfo>,
): ContentSource {
  const published = checkContent(raw, images);
  const content = omitSectionsWithoutPage(published);
  const omitted = listOmitted(published, content);
  // Maps, never objects: a visitor may request an id such as `__proto__`.
  const byId = new Map(content.products.map((product) => [product.id, product]));
  const bySlug = new Map(content.products.map((product) => [product.slug, product]));
  const infos = new Map([...images].map(([id, image]) => [id, toImageInfo(image)]));
  const revision = createHash('sha256')
    .update(JSON.stringify([content, [...infos]]))
    .digest('hex')
    .slice(0, 12);
  return {
    get: () => content,
    published: () => content,
    reduction: () => undefined,
    stockLevel: () => 'plenty',
    revision: () => revision,
    omitted: () => omitted,
    findProduct: (id) => byId.get(id),
    findProductBySlug: (slug) => bySlug.get(slug),
    imageInfo: (id) => infos.get(id),
    images: () => infos,
  };
}

/** Without the file path, because page data may reach the browser. */
function toImageInfo({ width, height, color, focus, hash }: ImageInfo): ImageInfo {
  return { width, height, color, focus, hash };
}

/** Backends may add fields of their own elsewhere; in a size, a price that is not read would cost money. */
const isOfSize = ({ path }: MisspeltKey) => path[0] === 'products' && path[2] === 'variants';

function checkContent(raw: unknown, images: ReadonlyMap<string, ImageInfo>): Content {
  const parsed = contentSchema.safeParse(raw, { error: explainIssue });
  const misspelt = findMisspeltKeys(contentSchema, raw);
  const problems: Problem[] = parsed.success
    ? [
        ...misspelt.filter(isOfSize).map(toProblem),
        ...listImages(parsed.data)
          .filter(({ id }) => !images.has(id))
          .map(({ path, id }) => ({
            path: path.split('.'),
            message: `"${id}" is not in the list of pictures (images.json, or "images" of a content backend)`,
          })),
      ]
    : [
        // First: what is missing elsewhere may have been taken from the field that is misspelt.
        ...misspelt.map(toProblem),
        ...parsed.error.issues.filter(
          (issue) =>
            !misspelt.some(({ path, meant }) => isSame([...path.slice(0, -1), meant], issue.path)),
        ),
      ];
  if (!parsed.success || problems.length > 0) throw new ContentError(problems, raw);
  return parsed.data;
}

const isSame = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.join('.') === other.join('.');
