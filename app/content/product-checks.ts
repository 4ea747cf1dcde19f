import type { Problem } from './content-checks';
import type { Product } from './product-schema';
import type { ProductCategory } from './vocabulary';

/** Categories that contain only food; a set may contain food or other goods. */
const foodCategories: ReadonlySet<ProductCategory> = new Set(['oil', 'vinegar', 'tea', 'pantry']);

/**
 * What is still missing before food may be sold at a distance (Reg. 1169/2011 Art. 14; olive oil: Reg. 2022/2104).
 * The schema already requires, in all languages, the legal name, origin, allergens, storage, and nutrition or the
 * reason for its absence. The operator's name and address are the seller's, also required by the schema, or the
 * food's own.
 */
export function findFoodGaps(products: readonly Product[]): Problem[] {
  return products.flatMap((product, index) =>
    listGaps(product).map(({ path, message }) => ({
      path: ['products', index, ...path],
      message: `${product.id} ${message}`,
    })),
  );
}

function listGaps({ category, food, variants }: Product): Problem[] {
  const gaps: Problem[] = [];
  if (foodCategories.has(category) && !food) {
    gaps.push({ path: ['food'], message: 'is food and needs its particulars' });
  }
  if (category === 'oil' && food && !food.categoryLine) {
    gaps.push({
      path: ['food', 'categoryLine'],
      message: 'needs the category line of an olive oil',
    });
  }
  if (food && category !== 'set') {
    const pieces = variants.flatMap(({ net }, index) => (net.unit === 'piece' ? [index] : []));
    for (const index of pieces) {
      gaps.push({
        path: ['variants', index, 'net'],
        message: 'needs its net volume or weight',
      });
    }
  }
  return gaps;
}
