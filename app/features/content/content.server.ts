import { createHash } from 'node:crypto';
import type { ContentSource, ImageInfo } from './content';
import { type Content, contentSchema } from './content-schema';
import { embeddedContent } from './embedded/content';
import { type ImageMaster, imagesDir, readMasters } from './image-masters.server';

let embedded: ContentSource | undefined;

/**
 * The site's content, checked once at the first call.
 * @throws Error at the first call when any of it is wrong
 */
export function getContent(): ContentSource {
  embedded ??= createContent(embeddedContent, readMasters(imagesDir));
  return embedded;
}

/**
 * A source over one snapshot: all of it is right, or none of it goes live.
 * @throws Error with one line for each path that is wrong
 */
export function createContent(
  raw: unknown,
  masters: ReadonlyMap<string, ImageMaster>,
): ContentSource {
  const content = checkContent(raw, masters);
  // Maps, never objects: what visitors ask for may be called `__proto__`.
  const byId = new Map(content.products.map((product) => [product.id, product]));
  const bySlug = new Map(content.products.map((product) => [product.slug, product]));
  const infos = new Map([...masters].map(([id, master]) => [id, toImageInfo(master)]));
  const revision = createHash('sha256')
    .update(JSON.stringify([content, [...infos]]))
    .digest('hex')
    .slice(0, 12);
  return {
    get: () => content,
    revision: () => revision,
    findProduct: (id) => byId.get(id),
    findProductBySlug: (slug) => bySlug.get(slug),
    imageInfo: (id) => infos.get(id),
  };
}

/** Without the path: what pages know may reach the browser. */
function toImageInfo({ width, height, color, focus, hash }: ImageMaster): ImageInfo {
  return { width, height, color, focus, hash };
}

function checkContent(raw: unknown, masters: ReadonlyMap<string, ImageMaster>): Content {
  const parsed = contentSchema.safeParse(raw);
  const problems = parsed.success
    ? listMissingImages(parsed.data, masters)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The content is wrong:\n${problems.slice(0, 20).join('\n')}`);
  }
  return parsed.data;
}

function listMissingImages(content: Content, masters: ReadonlyMap<string, ImageMaster>): string[] {
  return content.products.flatMap((product, position) =>
    product.images.flatMap((image, index) =>
      masters.has(image.id)
        ? []
        : [`products.${position}.images.${index}.id: no picture "${image.id}" in images.json`],
    ),
  );
}
