import { type Product, productSchema, type Variant, variantSchema } from '~/content/product-schema';
import { everywhere, picture, words } from './words';

/** A bottle of 500 ml at 24.00. @throws ZodError when the changes do not fit */
export const makeVariant = (changes: Partial<Variant> = {}): Variant =>
  variantSchema.parse({
    id: 'spring-oil-500',
    name: everywhere('500\u00a0ml'),
    priceCents: 2400,
    weightGrams: 950,
    net: { amount: 500, unit: 'ml' },
    unitPrice: true,
    available: true,
    ...changes,
  });

const nutrition = {
  per: '100 ml' as const,
  energyKj: 3400,
  energyKcal: 830,
  fatCg: 9200,
  saturatesCg: 1400,
  carbohydrateCg: 0,
  sugarsCg: 0,
  proteinCg: 0,
  saltCg: 0,
};

const particulars = {
  legalName: words('Legal name'),
  allergens: words('No allergens'),
  origin: words('Origin'),
  storage: words('Keep cool'),
};

const exempt = { ...particulars, nutritionExemption: words('No nutrition declaration is owed') };

/** An oil in three sizes. @throws ZodError when the changes do not fit */
export const makeProduct = (changes: Partial<Product> = {}): Product =>
  productSchema.parse({
    id: 'spring-oil',
    slug: 'spring-oil',
    category: 'oil',
    name: words('Spring oil'),
    subtitle: words('Subtitle'),
    description: words('First paragraph.\n\nSecond paragraph.'),
    summary: words('Summary'),
    taste: { fruitiness: 5, bitterness: 4, pungency: 5 },
    images: [picture('spring-oil')],
    variants: [
      makeVariant({
        id: 'spring-oil-250',
        name: everywhere('250\u00a0ml'),
        priceCents: 1400,
        weightGrams: 560,
        net: { amount: 250, unit: 'ml' },
      }),
      makeVariant(),
      makeVariant({
        id: 'spring-oil-750',
        name: everywhere('750\u00a0ml'),
        priceCents: 3300,
        referencePrices: [{ type: 'anchor', cents: 3200, day: '2026-01-02' }],
        weightGrams: 1350,
        net: { amount: 750, unit: 'ml' },
      }),
    ],
    vatRate: 5,
    food: { ...particulars, categoryLine: words('Superior category olive oil'), nutrition },
    related: [],
    updated: '2026-11-01',
    ...changes,
  });

const autumnOil = () =>
  makeProduct({
    id: 'autumn-oil',
    slug: 'autumn-oil',
    name: words('Autumn oil'),
    taste: { fruitiness: 3, bitterness: 2, pungency: 1 },
    images: [picture('autumn-oil')],
    variants: [makeVariant({ id: 'autumn-oil-500', priceCents: 2000 })],
    related: ['spring-oil'],
  });

/** No oil: without a taste, exempt from the nutrition declaration. */
function makePlain(id: string, name: string, changes: Partial<Product>): Product {
  const { taste: _taste, ...plain } = makeProduct({
    id,
    slug: id,
    name: words(name),
    images: [picture(id)],
    food: exempt,
    ...changes,
  });
  return plain;
}

const vinegar = () =>
  makePlain('cider-vinegar', 'Cider vinegar', {
    category: 'vinegar',
    vatRate: 25,
    variants: [
      makeVariant({
        id: 'cider-vinegar-250',
        name: everywhere('250\u00a0ml'),
        priceCents: 900,
        weightGrams: 520,
        net: { amount: 250, unit: 'ml' },
      }),
    ],
  });

const tea = () =>
  makePlain('mint-tea', 'Mint tea', {
    category: 'tea',
    vatRate: 25,
    variants: [
      makeVariant({
        id: 'mint-tea-40',
        name: everywhere('40\u00a0g'),
        priceCents: 700,
        weightGrams: 140,
        net: { amount: 40, unit: 'g' },
      }),
    ],
  });

const tastingSet = () =>
  makePlain('tasting-set', 'Tasting set', {
    category: 'set',
    vatRate: [
      { rate: 5, cents: 2400 },
      { rate: 25, cents: 1600 },
    ],
    variants: [
      makeVariant({
        id: 'tasting-set-400',
        name: words('Four bottles'),
        priceCents: 3600,
        weightGrams: 1650,
        net: { amount: 400, unit: 'ml' },
        unitPrice: false,
      }),
    ],
  });

/** Goods that are no food, in two sizes sold by the piece. */
function bowl(): Product {
  const size = (id: string, priceCents: number, weightGrams: number) =>
    makeVariant({
      id,
      name: words(id),
      priceCents,
      weightGrams,
      net: { amount: 1, unit: 'piece' },
      unitPrice: false,
    });
  const { food: _food, ...goods } = makePlain('clay-bowl', 'Clay bowl', {
    category: 'tableware',
    vatRate: 25,
    variants: [size('clay-bowl-12', 2200, 480), size('clay-bowl-18', 3400, 980)],
    safety: { identifier: 'B-12', materials: words('Clay'), care: words('Wash by hand') },
  });
  return goods;
}

/** Six products: two oils, a vinegar, a tea, a set and a bowl. */
export const makeProducts = (): Product[] => [
  makeProduct({ related: ['autumn-oil', 'tasting-set'] }),
  autumnOil(),
  vinegar(),
  tea(),
  tastingSet(),
  bowl(),
];
