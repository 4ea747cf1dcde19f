import type { Retreat } from '../../house-schema';
import { picture } from '../pictures';
import { everywhere } from '../shared';

const page = {
  title: everywhere('oleotheque'),
  lead: everywhere('oleotheque'),
  summary: everywhere('oleotheque'),
};

export const oleotheque: Retreat = {
  page,
  blocks: [],
  images: [picture('exp-harvest')],
  prices: [],
  opening: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '17:00', to: '19:00' }],
      },
    ],
    special: [],
  },
};
