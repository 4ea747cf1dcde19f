import type { Content } from './content-schema';
import type { Product } from './product-schema';
import type { StockLevel } from './stock-levels';
import type { Localized } from './value-schema';

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

/** What must be shown beside a price that is reduced for some days (Dir. 98/6 Art. 6a; ZZP čl. 19). Money in cents. */
export type Reduction = {
  regularCents: number;
  /** The lowest price of the thirty days before the reduction. */
  lowest30Cents: number;
  /** Off that lowest price, in whole per cent, rounded down. */
  percent: number;
  name: Localized;
  /** The last day, `2026-12-06`. */
  to: string;
};

/** A backend that publishes content: files in the repository, or a remote server with the same contract. */
export interface ContentSource {
  /** The published snapshot at the prices of today. Cheap: kept in memory. */
  get(): Content;
  /** The snapshot as it was published, with prices of other days. */
  published(): Content;
  /** The announced reduction of a size, by the variant's id. */
  reduction(variantId: string): Reduction | undefined;
  /** What is left of a size, as far as pages say it. */
  stockLevel(variantId: string): StockLevel;
  /** Changes with every publish; part of cache keys. */
  revision(): string;
  findProduct(id: string): Product | undefined;
  findProductBySlug(slug: string): Product | undefined;
  imageInfo(id: string): ImageInfo | undefined;
  images(): ReadonlyMap<string, ImageInfo>;
}
