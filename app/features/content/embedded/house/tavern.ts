import type { Dining } from '../../house-schema';
import { picture } from '../pictures';
import { everywhere } from '../shared';

const page = {
  title: everywhere('tavern'),
  lead: everywhere('tavern'),
  summary: everywhere('tavern'),
};

export const tavern: Dining = {
  page,
  blocks: [],
  images: [picture('konoba-table-1')],
  menu: { title: page.title, sections: [] },
  drinks: { title: page.title, sections: [] },
  opening: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '12:00', to: '22:00' }],
      },
    ],
    special: [],
  },
  cuisine: page.title,
};
