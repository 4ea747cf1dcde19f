import type { Rooms } from '../../house-schema';
import { everywhere } from '../shared';

const page = {
  title: everywhere('rooms'),
  lead: everywhere('rooms'),
  summary: everywhere('rooms'),
};

export const rooms: Rooms = {
  page,
  seasons: [
    { id: 'low', periods: [{ from: '10-01', to: '05-14' }] },
    {
      id: 'middle',
      periods: [
        { from: '05-15', to: '06-30' },
        { from: '09-01', to: '09-30' },
      ],
    },
    {
      id: 'high',
      periods: [
        { from: '07-01', to: '08-31' },
        { from: '12-27', to: '01-02' },
      ],
    },
  ],
  amenities: [],
  kinds: [],
  terms: [],
};
