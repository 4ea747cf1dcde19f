import type { Experiences } from '../../house-schema';
import { everywhere } from '../shared';

const page = {
  title: everywhere('experiences'),
  lead: everywhere('experiences'),
  summary: everywhere('experiences'),
};

export const experiences: Experiences = { page, items: [], notes: [] };
