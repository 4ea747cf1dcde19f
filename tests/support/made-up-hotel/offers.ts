import {
  type Experience,
  type Experiences,
  experiencesSchema,
  type Package,
  packageSchema,
  type Packages,
  packagesSchema,
} from '~/content/offers-schema';
import { block, head, picture, slugs, words } from './words';

/** A package of one night without dates, for groups of up to six. @throws ZodError when the changes do not fit */
export const makePackage = (changes: Partial<Package> = {}): Package =>
  packageSchema.parse({
    id: 'fireside',
    slugs: slugs('fireside'),
    name: words('Fireside'),
    lead: words('Lead'),
    description: words('First paragraph.\n\nSecond paragraph.'),
    summary: words('Summary'),
    image: picture('fireside'),
    nights: 1,
    includes: [words('One night'), words('Breakfast'), words('Dinner')],
    dates: [],
    validity: words('Any day in winter'),
    tiers: [
      { upTo: 2, personCents: 15_000 },
      {
        upTo: 4,
        personCents: 13_000,
        referencePrices: [{ type: 'anchor', cents: 12_500, day: '2026-01-02' }],
      },
      { upTo: 6, personCents: 11_000 },
    ],
    updated: '2026-11-01',
    ...changes,
  });

const dated = (id: string, name: string, days: string[]): Package =>
  makePackage({
    id,
    slugs: slugs(id),
    name: words(name),
    image: picture(id),
    dates: days.map((day) => ({ from: day, to: day })),
  });

/** Two packages with dates and one without. @throws ZodError when the changes do not fit */
export const makePackages = (changes: Partial<Packages> = {}): Packages =>
  packagesSchema.parse({
    page: head('Packages'),
    items: [
      dated('autumn-walk', 'Autumn walk', ['2027-10-08', '2027-10-15']),
      makePackage(),
      dated('spring-walk', 'Spring walk', ['2027-04-09', '2027-04-16', '2027-04-23']),
    ],
    notes: [block('Asking')],
    ...changes,
  });

const makeExperience = (id: string, changes: Partial<Experience>): Experience => ({
  id,
  name: words(`Experience ${id}`),
  text: words('Text'),
  place: words('Place'),
  duration: words('Two hours'),
  season: words('May to October'),
  image: picture(`experience-${id}`),
  ...changes,
});

/** Experiences with a price, without one, and each with a note on what costs extra. */
export const makeExperiences = (changes: Partial<Experiences> = {}): Experiences =>
  experiencesSchema.parse({
    page: head('Experiences'),
    items: [
      makeExperience('ride', {
        priceCents: 4500,
        referencePrices: [{ type: 'anchor', cents: 4200, day: '2026-01-02' }],
      }),
      makeExperience('swim', { priceNote: words('towels extra') }),
      makeExperience('bike', { priceCents: 2000, priceNote: words('helmet extra') }),
      makeExperience('walk', {}),
    ],
    notes: [block('Booking')],
    ...changes,
  });
