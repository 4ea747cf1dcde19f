import { createHash } from 'node:crypto';
import type { ContentSource, ImageInfo } from './content';
import { listImages } from './content-checks';
import { explainIssue, namePath } from './content-problems';
import { type Content, contentSchema } from './content-schema';
import { describeMisspelt, findMisspeltKeys, type MisspeltKey } from './misspelt-keys';
import { omitSectionsWithoutPage } from './sections';

/**
 * Creates a content source from one snapshot: either all of it is valid, or none of it goes live.
 * @throws Error with one line for each invalid path
 */
export function createSnapshot(
  raw: unknown,
  images: ReadonlyMap<string, ImageInfo>,
): ContentSource {
  const content = checkContent(raw, images);
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
  const problems = parsed.success
    ? [
        ...misspelt.filter(isOfSize).map((key) => describeMisspelt(raw, key)),
        ...listImages(parsed.data)
          .filter(({ id }) => !images.has(id))
          .map(({ path, id }) => `${namePath(raw, path)}: there is no picture "${id}"`),
      ]
    : parsed.error.issues.map((issue) => {
        const key = misspelt.find(({ path, meant }) =>
          isSame([...path.slice(0, -1), meant], issue.path),
        );
        return key ? describeMisspelt(raw, key) : `${namePath(raw, issue.path)}: ${issue.message}`;
      });
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The content is wrong:\n${problems.slice(0, 20).join('\n')}`);
  }
  return omitSectionsWithoutPage(parsed.data);
}

const isSame = (one: readonly PropertyKey[], other: readonly PropertyKey[]) =>
  one.join('.') === other.join('.');
