import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loader } from '~/routes/resources/web-manifest';
import { makeLoadContext } from '../../../support/load-context';

vi.mock('#hotel/hotel.config.js', async (importOriginal) => {
  const hotel = await importOriginal<typeof import('#hotel/hotel.config.js')>();
  const mailColors = { ...hotel.mailColors, background: '#111111' };
  return { ...hotel, mailColors, themeColor: '#abcdef' };
});

const context = makeLoadContext();

async function readManifest() {
  const request = new Request('http://localhost/site.webmanifest');
  const response = loader({ request, params: {}, context });
  return { response, manifest: JSON.parse(await response.text()) };
}

test('the manifest has the hotel’s own names and colours', async () => {
  const { name, fullName } = context.content.current().get().site.hotel;
  const { response, manifest } = await readManifest();
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  expect(manifest).toMatchObject({
    name: fullName,
    short_name: name,
    start_url: '/',
    theme_color: '#abcdef',
    background_color: '#111111',
  });
});

test.each(['app/hotel', 'tests/fixtures/hotel'])('its icons are files of %s', async (hotel) => {
  const { manifest } = await readManifest();
  const files = manifest.icons.map(({ src }: { src: string }) => join(hotel, 'public', src));
  expect(files).toHaveLength(3);
  expect(files.filter((file: string) => !existsSync(file))).toEqual([]);
});
