import { closureSchema } from '~/content/opening-schema';
import { words } from './words';

/** The hotel is closed from 16 November 2026 and opens again on 1 April 2027. */
export const closure = closureSchema.parse({
  from: '2026-11-16',
  reopens: '2027-04-01',
  title: words('Closed for the winter'),
  text: words('The shop stays open.'),
});
