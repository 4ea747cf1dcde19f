import type { News } from '../../house-schema';
import { everywhere } from '../shared';

const page = { title: everywhere('news'), lead: everywhere('news'), summary: everywhere('news') };

export const news: News = { page, articles: [] };
