import type { Packages } from '../../house-schema';
import { everywhere } from '../shared';

const page = {
  title: everywhere('packages'),
  lead: everywhere('packages'),
  summary: everywhere('packages'),
};

export const packages: Packages = { page, items: [], notes: [] };
