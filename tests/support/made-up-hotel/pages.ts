import {
  type Contact,
  contactSchema,
  type Faq,
  faqSchema,
  type PriceList,
  priceListSchema,
} from '~/content/section-schema';
import {
  type Article,
  articleSchema,
  type Gallery,
  gallerySchema,
  type Heritage,
  heritageSchema,
  type News,
  newsSchema,
} from '~/content/story-schema';
import { galleryCategories } from '~/content/vocabulary';
import { makeRetreat } from './dining';
import { block, everywhere, head, picture, slugs, words } from './words';

/** An article without an event. @throws ZodError when the changes do not fit */
export const makeArticle = (changes: Partial<Article> = {}): Article =>
  articleSchema.parse({
    id: 'harvest',
    slugs: slugs('harvest'),
    title: words('Harvest'),
    lead: words('Lead'),
    summary: words('Summary'),
    body: words('First paragraph with a [link](contact).\n\nSecond paragraph.'),
    date: '2026-10-20',
    image: picture('news'),
    related: [],
    ...changes,
  });

const article = (id: string, title: string, date: string, related: string[]): Article =>
  makeArticle({ id, slugs: slugs(id), title: words(title), date, related });

/** Four articles, not in the order of their dates. @throws ZodError when the changes do not fit */
export const makeNews = (changes: Partial<News> = {}): News =>
  newsSchema.parse({
    page: head('News'),
    articles: [
      article('harvest', 'Harvest', '2026-10-20', ['kitchen']),
      article('kitchen', 'Kitchen', '2026-11-06', ['harvest', 'garden']),
      article('garden', 'Garden', '2026-07-24', ['kitchen']),
      article('library', 'Library', '2026-09-02', ['garden']),
    ],
    ...changes,
  });

const distance = (to: string, minutes: number) => ({
  to: everywhere(to),
  kilometres: minutes + 10,
  minutes,
});

/** Five distances, the farthest not last. @throws ZodError when the changes do not fit */
export const makeContact = (changes: Partial<Contact> = {}): Contact =>
  contactSchema.parse({
    page: head('Contact'),
    blocks: [block('By car')],
    map: picture('map'),
    legend: [words('The hotel'), words('Car park')],
    distances: [
      distance('Graz', 95),
      distance('Village', 10),
      distance('Vienna', 210),
      distance('Linz', 60),
      distance('Salzburg', 150),
    ],
    reception: makeRetreat('Reception').opening,
    ...changes,
  });

/** One group with two questions. @throws ZodError when the changes do not fit */
export const makeFaq = (changes: Partial<Faq> = {}): Faq =>
  faqSchema.parse({
    page: head('Questions'),
    groups: [
      {
        id: 'stay',
        title: words('Stay'),
        questions: [
          { question: words('When?'), answer: words('At any time, see [here](contact).') },
          { question: words('Where?'), answer: words('In the village.') },
        ],
      },
    ],
    ...changes,
  });

export const makeHeritage = (changes: Partial<Heritage> = {}): Heritage =>
  heritageSchema.parse({
    page: head('Heritage'),
    chapters: [{ ...block('The mill'), years: '1850–1900' }, block('The hotel')],
    ...changes,
  });

/** Two pictures in each category. @throws ZodError when the changes do not fit */
export const makeGallery = (changes: Partial<Gallery> = {}): Gallery =>
  gallerySchema.parse({
    page: head('Gallery'),
    pictures: [1, 2].flatMap((number) =>
      galleryCategories.map((category) => ({
        image: picture(`gallery-${category}-${number}`),
        category,
        caption: words(`Caption ${number}`),
      })),
    ),
    ...changes,
  });

export const makePriceList = (changes: Partial<PriceList> = {}): PriceList =>
  priceListSchema.parse({ page: head('Price list'), issued: '2026-11-01', ...changes });
