import type { PriceNotesValue } from '~/components/ui/price-notes';
import type { ImageInfo } from '~/content/content';
import type { UnitPrice } from '~/content/unit-price';
import { namesSize } from '~/shop/catalog/size-name';

/** One row of the cart as pages show it; money in cents. */
export type PricedLine = {
  productId: string;
  variantId: string;
  slug: string;
  name: string;
  /** The name's language where it is not the page's. */
  nameLang?: string;
  /** A short description: "Extra virgin olive oil". */
  subtitle: string;
  variantName: string;
  image: { id: string; alt: string } & ImageInfo;
  unitCents: number;
  unitPrice?: UnitPrice;
  count: number;
  totalCents: number;
  /** How many there are, where they are few. */
  left?: number;
} & PriceNotesValue;

/** A line's description and size; the size is left out where the description names it. */
export function describeLine({
  subtitle,
  variantName,
}: Pick<PricedLine, 'subtitle' | 'variantName'>): string {
  return namesSize(subtitle, variantName) ? subtitle : `${subtitle}, ${variantName}`;
}

/** The cart as pages show it. Lines whose product is gone or sold out are hidden, not charged, and named here. */
export type PricedCart = {
  lines: PricedLine[];
  itemCount: number;
  gone: string[];
  soldOut: string[];
  /** Lines that have fewer pieces than the shopper wanted, because no more are left. */
  limited: { name: string; left: number }[];
  subtotalCents: number;
  weightGrams: number;
};
