import {
  type Dining,
  diningSchema,
  type Dish,
  dishSchema,
  type Menu,
  type Retreat,
  retreatSchema,
} from '~/content/dining-schema';
import { type Opening, openingSchema } from '~/content/opening-schema';
import { closure } from './closure';
import { block, everywhere, head, picture, words } from './words';

/** A dish at 5.00. @throws ZodError when the changes do not fit */
export const makeDish = (changes: Partial<Dish> = {}): Dish =>
  dishSchema.parse({ name: words('Dish'), priceCents: 500, allergens: ['sulphites'], ...changes });

const section = (title: string, ...dishes: Dish[]): Menu['sections'][number] => ({
  title: words(title),
  dishes,
});

/** Hours of a week; closed in winter together with the hotel. */
const makeOpening = (weekly: Opening['weekly']): Opening =>
  openingSchema.parse({
    weekly,
    special: [
      { from: closure.from, to: '2027-03-31', spans: [], note: words('Closed with the hotel') },
    ],
  });

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const wholeYear = { from: '01-01', to: '12-31' };

const drinks: Menu = {
  title: words('Drinks'),
  sections: [
    section(
      'Wine',
      makeDish({
        name: words('White wine'),
        portion: everywhere('0,1 l'),
        larger: { portion: everywhere('0,75 l'), priceCents: 4200 },
      }),
      makeDish({ name: words('Red wine'), portion: everywhere('0,1 l'), priceCents: 600 }),
    ),
  ],
};

/**
 * The restaurant: evenings from Wednesday to Sunday and two noons, in July and August every evening.
 * @throws ZodError when the changes do not fit
 */
export const makeRestaurant = (changes: Partial<Dining> = {}): Dining =>
  diningSchema.parse({
    page: head('Restaurant'),
    blocks: [block('Cooking')],
    images: [picture('restaurant-table')],
    menu: {
      title: words('Menu'),
      sections: [
        section(
          'Starters',
          makeDish({ name: words('Soup'), priceCents: 800, diet: 'vegan', allergens: ['celery'] }),
          makeDish({ name: words('Salad'), priceCents: 1100, diet: 'vegan', allergens: [] }),
        ),
        section(
          'Main courses',
          makeDish({ name: words('Trout'), priceCents: 2800, allergens: ['fish', 'milk'] }),
          makeDish({
            name: words('Dumplings'),
            priceCents: 1900,
            referencePrices: [{ type: 'anchor', cents: 1800, day: '2026-01-02' }],
            allergens: ['gluten', 'eggs'],
            diet: 'vegetarian',
          }),
        ),
      ],
    },
    tasting: {
      title: words('Three courses'),
      note: words('For the whole table'),
      courses: ['Soup', 'Trout', 'Cake'].map((name) => ({ name: words(name), allergens: [] })),
      priceCents: 5200,
      winesCents: 2400,
    },
    drinks,
    opening: makeOpening([
      {
        from: '09-01',
        to: '06-30',
        days: ['wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '18:00', to: '22:00' }],
      },
      {
        from: '09-01',
        to: '06-30',
        days: ['sat', 'sun'],
        spans: [{ from: '12:30', to: '14:30' }],
      },
      {
        from: '07-01',
        to: '08-31',
        days: [...everyDay],
        spans: [{ from: '18:00', to: '23:00' }],
      },
    ]),
    cuisine: words('Alpine cooking'),
    ...changes,
  });

/** The second place to eat: all day, closed on Tuesdays. @throws ZodError when the changes do not fit */
export function makeTavern(changes: Partial<Dining> = {}): Dining {
  const { tasting: _tasting, ...restaurant } = makeRestaurant();
  return diningSchema.parse({
    ...restaurant,
    page: head('Tavern'),
    images: [picture('tavern-table')],
    menu: {
      title: words('Tavern menu'),
      sections: [
        section(
          'Plates',
          makeDish({ name: words('Stew'), priceCents: 1200 }),
          makeDish({ name: words('Bread'), priceCents: 300, allergens: ['gluten'] }),
        ),
      ],
    },
    opening: makeOpening([
      {
        ...wholeYear,
        days: everyDay.filter((day) => day !== 'tue'),
        spans: [{ from: '12:00', to: '22:00' }],
      },
    ]),
    ...changes,
  });
}

/** A tasting room or a wellness area with two prices. @throws ZodError when the changes do not fit */
export const makeRetreat = (title: string, changes: Partial<Retreat> = {}): Retreat =>
  retreatSchema.parse({
    page: head(title),
    blocks: [block(`${title} chapter`)],
    images: [picture(title.toLowerCase())],
    prices: [
      { name: words(`${title} for an hour`), priceCents: 2500 },
      { name: words(`${title} for a day`), note: words('With towels'), priceCents: 6000 },
    ],
    opening: makeOpening([
      { ...wholeYear, days: [...everyDay], spans: [{ from: '09:00', to: '21:00' }] },
    ]),
    ...changes,
  });
