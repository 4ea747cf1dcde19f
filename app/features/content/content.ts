import type { Content, Product, Variant } from './content-schema';

/** A product as the contract's `POST /api/products/cart` answers it; `price` in cents, `weight` in grams. */
export type CartProduct = {
  id: string;
  slug: string;
  name: string;
  translations: Record<string, { name: string }>;
  media: { images: { id: string; url: string; alt: string }[] };
  variants: {
    id: string;
    name: string;
    translations: Record<string, { name: string }>;
    price: number;
    weight: number;
    available: boolean;
  }[];
};

/** An image in one of its presets, ready to send. */
export type AssetFile = {
  path: string;
  contentType: 'image/avif' | 'image/webp' | 'image/jpeg';
  width: number;
};

/** What the site knows about a picture without opening it: size in pixels, mean colour, focal point (0..1). */
export type ImageInfo = {
  width: number;
  height: number;
  color: string;
  focus: [number, number];
  /** Changes with the picture: part of its address, so that browsers may keep it for good. */
  hash: string;
};

/** A backend that publishes content: files in the repository, or a remote server with the same contract. */
export interface ContentSource {
  /** The published snapshot. Cheap: kept in memory. */
  get(): Content;
  /** Changes with every publish; part of cache keys. */
  revision(): string;
  findProduct(id: string): Product | undefined;
  findProductBySlug(slug: string): Product | undefined;
  imageInfo(id: string): ImageInfo | undefined;
  images(): ReadonlyMap<string, ImageInfo>;
}

/**
 * Unit price in cents per litre or kilogram, half up (Dir. 98/6; NN 105/2026); undefined where none is owed.
 */
export function unitPriceCents(variant: Variant): { cents: number; per: 'l' | 'kg' } | undefined {
  const { amount, unit } = variant.net;
  if (!variant.unitPrice || unit === 'piece') return undefined;
  return {
    cents: Math.floor((variant.priceCents * 1000 * 2 + amount) / (amount * 2)),
    per: unit === 'ml' ? 'l' : 'kg',
  };
}
