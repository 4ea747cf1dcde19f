import type { Gallery } from '../../house-schema';
import { everywhere } from '../shared';

const page = {
  title: everywhere('gallery'),
  lead: everywhere('gallery'),
  summary: everywhere('gallery'),
};

export const gallery: Gallery = { page, pictures: [] };
