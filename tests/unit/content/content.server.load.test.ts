import { expect, test, vi } from 'vitest';
import { loadContent } from '~/content/content.server';

vi.mock('#hotel/content', () => ({
  get embeddedContent() {
    throw new Error('The picture "sea-slat" has no alternative text');
  },
}));

test('a mistake found while the hotel’s files are loaded is one line', async () => {
  await expect(loadContent({ DATA_DIR: '' })).rejects.toThrow(
    /^The content cannot be loaded: The picture "sea-slat" has no alternative text$/,
  );
});
