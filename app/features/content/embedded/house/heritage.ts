import type { Heritage } from '../../house-schema';
import { everywhere } from '../shared';

const page = {
  title: everywhere('heritage'),
  lead: everywhere('heritage'),
  summary: everywhere('heritage'),
};

export const heritage: Heritage = { page, chapters: [] };
