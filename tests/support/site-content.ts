import type { ContentSource } from '~/content/content';
import { loadContent } from '~/content/content.server';

/** The content of the repository. */
export const siteContent = await loadContent({ DATA_DIR: '' });

/** The content of the repository at today's prices. */
export const getContent = (): ContentSource => siteContent.current();
