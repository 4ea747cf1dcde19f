import type { Retreat } from '../../house-schema';
import { picture } from '../pictures';
import { everywhere } from '../shared';

const page = {
  title: everywhere('wellness'),
  lead: everywhere('wellness'),
  summary: everywhere('wellness'),
};

export const wellness: Retreat = {
  page,
  blocks: [],
  images: [picture('wellness-1')],
  prices: [],
  opening: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '08:00', to: '21:00' }],
      },
    ],
    special: [],
  },
};
