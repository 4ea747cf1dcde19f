import type { Dining } from '../../house-schema';
import { picture } from '../pictures';
import { everywhere } from '../shared';

const page = {
  title: everywhere('restaurant'),
  lead: everywhere('restaurant'),
  summary: everywhere('restaurant'),
};

export const restaurant: Dining = {
  page,
  blocks: [],
  images: [picture('restaurant-table-1')],
  menu: { title: page.title, sections: [] },
  drinks: { title: page.title, sections: [] },
  opening: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '18:00', to: '22:00' }],
      },
    ],
    special: [],
  },
  cuisine: page.title,
};
