import type { PriceNotesValue } from '~/components/ui/price-notes';
import type { ImageInfo } from '~/content/content';
import type { UnitPrice } from '~/content/unit-price';

/** One row of the cart as shown on pages. Money in cents. */
export type PricedLine = {
  productId: string;
  variantId: string;
  slug: string;
  name: string;
  /** The name's language, if it differs from the page's. */
  nameLang?: string;
  /** A short description: "Extra virgin olive oil". */
  subtitle: string;
  variantName: string;
  image: { id: string; alt: string } & ImageInfo;
  unitCents: number;
  unitPrice?: UnitPrice;
  count: number;
  totalCents: number;
  /** How many are left, if stock is low. */
  left?: number;
} & PriceNotesValue;

/** The cart as shown on pages. Lines whose product is gone or sold out are not charged, and are listed here by name. */
export type PricedCart = {
  lines: PricedLine[];
  itemCount: number;
  gone: string[];
  /** How many lines are gone of which the content no longer has a name. */
  goneUnnamed: number;
  soldOut: string[];
  /** Lines whose count was reduced because fewer pieces are left. */
  limited: { name: string; left: number }[];
  subtotalCents: number;
  weightGrams: number;
};
