import { href } from '../../app/routing/href';
import { choose } from './support/matrix';
import { expect, test } from './support/test';

/**
 * The pictures are placeholders: what matters is that every box has its size before its picture loads.
 * 0.00 when rounded once the fonts are cached by the previous page. A busy machine may still paint before it reads them: a
 * lead that then wraps to one line less shifts what follows by less than this.
 */
const maxShift = 0.02;

const home = href('home', 'hr');
const rooms = href('rooms', 'de');
const room = href('room', 'hr', { slug: 'suite-cavalier' });
const restaurant = href('restaurant', 'de');
const packages = href('packages', 'it');
const gallery = href('gallery', 'hr');
const contact = href('contact', 'en');
const shop = href('shop', 'hr');
const product = href('product', 'de', { slug: 'bianchera' });
const terms = href('terms', 'hr');
const all = [home, rooms, room, restaurant, packages, gallery, contact, shop, product, terms];
/** Each page at one width, and those most landed on at both. */
const usual: Record<number, string[]> = {
  390: [home, room, restaurant, product, contact, shop],
  1440: [home, rooms, packages, gallery, product, terms],
};

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 844 : 900 } });

    for (const path of choose(usual[width] ?? [], all)) {
      test(`nothing on ${path} shifts while it loads and scrolls @js`, async ({ page }) => {
        await page.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { shifts: seen });
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries() as Shift[]) {
              if (shift.hadRecentInput) continue;
              const names = shift.sources.map(({ node }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                return element ? `${element.localName}.${element.className}` : '?';
              });
              seen.push(`${shift.value.toFixed(5)} at ${scrollY} px: ${names.join(' ')}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(href('imprint', 'hr'), { waitUntil: 'load' });
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(async () => {
          await document.fonts.ready;
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
            scrollTo({ top, behavior: 'instant' });
            await frame();
            await frame();
          }
          const pictures = [...document.images].filter(({ offsetWidth }) => offsetWidth > 0);
          await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
          await frame();
          await frame();
        });
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: string[] }).shifts,
        );
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
        expect(sum, shifts.join('\n')).toBeLessThan(maxShift);
      });
    }
  });
}
