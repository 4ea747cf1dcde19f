import { expect, test, vi } from 'vitest';
import { canonicalPath } from '~/platform/http/canonical';
import { matchPath } from '~/routing/href';

// A hotel that has given up Croatian, its default language until then, and Italian.
vi.mock('#hotel/hotel.config.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  languages: ['de', 'en'],
  paths: { faq: { de: '/fragen', en: '/questions' } },
  withoutPages: ['gallery'],
}));

test.each([
  ['/it', '/'],
  ['/it/', '/'],
  ['/it/camere', '/unterkunft'],
  ['/IT/Camere', '/unterkunft'],
  ['/it/camere/blue-room', '/unterkunft/blue-room'],
  ['/it/ordine/AbC-123', '/bestellung/AbC-123'],
  ['/smjestaj', '/unterkunft'],
  ['/hr/smjestaj', '/unterkunft'],
  ['/narudzba/AbC-123', '/bestellung/AbC-123'],
  ['/en/smjestaj', '/en/accommodation'],
  ['/de/unterkunft', '/unterkunft'],
])('%s, which a guest may have kept, leads to %s', (path, page) => {
  expect(canonicalPath(path)).toBe(page);
  expect(matchPath(page)).toBeDefined();
});

test.each(['/it/nessuna-pagina', '/it/galleria', '/it/domande-frequenti', '/fr/chambres'])(
  '%s leads nowhere',
  (path) => expect(canonicalPath(path)).toBeUndefined(),
);
