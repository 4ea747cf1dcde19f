import { type Room, roomSchema, type Rooms, roomsSchema } from '~/content/rooms-schema';
import { block, head, picture, words } from './words';

/** The garden room: two guests, four of its kind. @throws ZodError when the changes do not fit */
const makeRoom = (changes: Partial<Room> = {}): Room =>
  roomSchema.parse({
    id: 'garden',
    slug: 'garden',
    name: 'Garden',
    suite: false,
    count: 4,
    lead: words('Lead'),
    description: words('First paragraph.\n\nSecond paragraph.'),
    summary: words('Summary'),
    squareMetres: { from: 21, to: 24 },
    capacity: 2,
    bed: words('Double bed'),
    bathroom: words('Shower'),
    view: words('Garden'),
    amenities: ['wifi', 'desk', 'kettle', 'balcony'],
    images: [picture('garden-bed'), picture('garden-desk')],
    nightCents: { low: 10_000, middle: 12_000, high: 15_000 },
    updated: '2026-11-01',
    ...changes,
  });

const tower = () =>
  makeRoom({
    id: 'tower',
    slug: 'tower',
    name: 'Tower',
    suite: true,
    count: 1,
    squareMetres: { from: 55, to: 55 },
    capacity: 3,
    amenities: ['wifi', 'desk', 'kettle', 'bath'],
    images: [picture('tower-bed'), picture('tower-bath')],
    nightCents: { low: 20_000, middle: 24_000, high: 30_000 },
    referencePrices: { low: [{ type: 'anchor', cents: 19_000, day: '2026-01-02' }] },
  });

/** Two kinds of room and three seasons. @throws ZodError when the changes do not fit */
export const makeRooms = (changes: Partial<Rooms> = {}): Rooms =>
  roomsSchema.parse({
    page: head('Rooms'),
    // Not in the order in which pages show them.
    seasons: [
      { id: 'high', periods: [{ from: '06-01', to: '08-31' }] },
      {
        id: 'low',
        periods: [
          { from: '10-01', to: '12-31' },
          { from: '01-01', to: '03-31' },
        ],
      },
      {
        id: 'middle',
        periods: [
          { from: '04-01', to: '05-31' },
          { from: '09-01', to: '09-30' },
        ],
      },
    ],
    amenities: ['wifi', 'desk', 'kettle', 'balcony', 'bath'].map((id) => ({
      id,
      name: words(`Equipment ${id}`),
    })),
    kinds: [makeRoom(), tower()],
    extras: [
      {
        id: 'sledge',
        name: words('Sledge'),
        note: words('per hour'),
        priceCents: 800,
        referencePrices: [{ type: 'anchor', cents: 700, day: '2026-01-02' }],
      },
    ],
    petsAllowed: true,
    smokingAllowed: false,
    terms: [block('Cancelling')],
    ...changes,
  });
