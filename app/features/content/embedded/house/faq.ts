import type { Faq } from '../../house-schema';
import { everywhere } from '../shared';

const page = { title: everywhere('faq'), lead: everywhere('faq'), summary: everywhere('faq') };

export const faq: Faq = { page, groups: [] };
