import type { Contact } from '../../house-schema';
import { picture } from '../pictures';
import { everywhere } from '../shared';

const page = {
  title: everywhere('contact'),
  lead: everywhere('contact'),
  summary: everywhere('contact'),
};

export const contact: Contact = {
  page,
  blocks: [],
  map: picture('map'),
  legend: [],
  distances: [],
  reception: {
    weekly: [
      {
        from: '01-01',
        to: '12-31',
        days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
        spans: [{ from: '07:00', to: '23:00' }],
      },
    ],
    special: [],
  },
};
