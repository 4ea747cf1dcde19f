import { listImages } from '~/content/content-checks';
import { createSnapshot } from '~/content/content-snapshot.server';
import type { ContentSource } from '~/content/content';
import { contentSchema } from '~/content/content-schema';
import { createContent, type SiteContent } from '~/content/content.server';
import type { ImageMaster } from '~/content/image-masters.server';
import { type AllSections, allSections } from '../all-sections';
import { makeRestaurant, makeRetreat, makeTavern } from './dining';
import { makeExperiences, makePackages } from './offers';
import { makeContact, makeFaq, makeGallery, makeHeritage, makeNews, makePriceList } from './pages';
import { makeProducts } from './products';
import { makeRooms } from './rooms';
import { makeSite } from './site';

/** Everything that a made-up hotel publishes. @throws ZodError when the changes do not fit */
export const makeContent = (changes: Partial<AllSections> = {}): AllSections =>
  allSections(
    contentSchema.parse({
      site: makeSite(),
      products: makeProducts(),
      rooms: makeRooms(),
      restaurant: makeRestaurant(),
      tavern: makeTavern(),
      oleotheque: makeRetreat('Oleotheque'),
      wellness: makeRetreat('Wellness'),
      packages: makePackages(),
      experiences: makeExperiences(),
      heritage: makeHeritage(),
      gallery: makeGallery(),
      news: makeNews(),
      contact: makeContact(),
      faq: makeFaq(),
      priceList: makePriceList(),
      ...changes,
    }),
  );

/** The pictures that the content names, as if an artist had delivered them; the files are not there. */
export const masters: ReadonlyMap<string, ImageMaster> = new Map(
  listImages(makeContent()).map(({ id }, index) => [
    id,
    {
      path: `/pictures/${id}.jpg`,
      width: 1200,
      height: 1500,
      color: '#c9b79a',
      focus: [0.5, 0.5],
      hash: index.toString(16).padStart(12, '0'),
    },
  ]),
);

/** A published snapshot with every section. */
type FullSource = Omit<ContentSource, 'get' | 'published'> &
  Record<'get' | 'published', () => AllSections>;

/** A published snapshot of made-up content. @throws Error when the changes do not fit */
export const makeSource = (changes: Partial<AllSections> = {}): FullSource =>
  createSnapshot(makeContent(changes), masters) as FullSource;

/**
 * Made-up content as services get it.
 * @param pictures where a test needs their files
 * @throws Error when the changes do not fit
 */
export const makeSiteContent = (
  changes: Partial<AllSections> = {},
  pictures: ReadonlyMap<string, ImageMaster> = masters,
): SiteContent => createContent({ content: makeContent(changes), masters: pictures });
