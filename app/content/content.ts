import type { Content } from './content-schema';
import type { Product } from './product-schema';
import type { StockLevel } from './stock-levels';
import type { Localized } from './value-schema';

/** A product in the response of the contract's `POST /api/products/cart`; `price` in cents, `weight` in grams. */
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

/** What is known about a picture without opening it: size in pixels, mean colour, focal point (0..1). */
export type ImageInfo = {
  width: number;
  height: number;
  color: string;
  focus: [number, number];
  /** Changes with the picture; part of its URL, so that browsers can cache it for good. */
  hash: string;
};

/** What must be shown beside a temporarily reduced price (Dir. 98/6 Art. 6a; ZZP čl. 19). Money in cents. */
export type Reduction = {
  regularCents: number;
  /** The lowest price of the thirty days before the reduction. */
  lowest30Cents: number;
  /** The reduction from that lowest price, in whole per cent, rounded down. */
  percent: number;
  name: Localized;
  /** The last day of the reduction, `2026-12-06`. */
  to: string;
};

/** A source of published content: files in the repository, or a remote backend with the same contract. */
export interface ContentSource {
  /** The published snapshot at today's prices. Cheap, because it is kept in memory. */
  get(): Content;
  /** The snapshot as published, with the prices of all days. */
  published(): Content;
  /** The announced reduction of a size, by the variant's id. */
  reduction(variantId: string): Reduction | undefined;
  /** The stock of a size, in the steps that pages show. */
  stockLevel(variantId: string): StockLevel;
  /** The paths of what was published for pages that this hotel leaves out: nothing shows it. */
  omitted(): readonly string[];
  /** Changes with every publish; part of cache keys. */
  revision(): string;
  findProduct(id: string): Product | undefined;
  findProductBySlug(slug: string): Product | undefined;
  imageInfo(id: string): ImageInfo | undefined;
  images(): ReadonlyMap<string, ImageInfo>;
}
