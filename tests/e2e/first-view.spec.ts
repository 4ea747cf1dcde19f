import { href } from '../../app/routing/href';
import { choose } from './support/matrix';
import { expect, test } from './support/test';

const kilobyte = 1024;
const maxBytes = 150 * kilobyte;
/** For the two most common landing pages. */
const maxFrontBytes = 100 * kilobyte;

const front = [
  href('home', 'hr'),
  href('home', 'de'),
  href('product', 'hr', { slug: 'bianchera' }),
  href('product', 'de', { slug: 'bianchera' }),
];

const others = [
  href('rooms', 'de'),
  href('room', 'de', { slug: 'suite-cavalier' }),
  href('restaurant', 'de'),
  href('packages', 'de'),
  href('experiences', 'de'),
  href('heritage', 'de'),
  href('gallery', 'de'),
  href('contact', 'de'),
  href('shop', 'de'),
];

test.use({ realPictures: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

const usual = [
  href('home', 'hr'),
  href('product', 'de', { slug: 'bianchera' }),
  href('room', 'de', { slug: 'suite-cavalier' }),
  href('restaurant', 'de'),
  href('gallery', 'de'),
  href('shop', 'de'),
];

for (const path of choose(usual, [...front, ...others])) {
  test(`the first view of ${path} is light on a phone @js`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForFunction(
      () =>
        [...document.images]
          .filter(
            (image) => image.getBoundingClientRect().top < innerHeight && image.offsetWidth > 0,
          )
          .every((image) => image.complete),
      undefined,
      // Pictures are encoded on demand, and a fresh site has none yet.
      { timeout: 170_000 },
    );
    const bytes = await page.evaluate(() => {
      const inSight = [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight && image.offsetWidth > 0)
        .map((image) => image.currentSrc);
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const [document_] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
      const needed = entries.filter(
        ({ name, initiatorType }) =>
          /\.(?:css|woff2|js)$/.test(name) || (initiatorType === 'img' && inSight.includes(name)),
      );
      return [document_, ...needed].map((entry) => entry?.encodedBodySize ?? 0);
    });
    expect(bytes.length).toBeGreaterThan(3);
    expect(Math.min(...bytes)).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      front.includes(path) ? maxFrontBytes : maxBytes,
    );
  });
}
