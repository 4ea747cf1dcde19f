import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openScreens } from './support/screen-paths';
import { expect, test } from './support/test';

/** The home page's pictures by season: landscape, and portrait for phones. */
const heroes = {
  summer: { wide: 'hero', tall: 'hero-m' },
  winter: { wide: 'hero-winter', tall: 'hero-winter-m' },
};

type Season = keyof typeof heroes;

/** A line of text and its box, in viewport pixels. */
type Line = {
  text: string;
  colour: number[];
  box: { left: number; top: number; width: number; height: number };
};

test.use({ realPictures: true });

const screens = ['home', 'room', 'restaurant', 'heritage', 'article'] as const;
const least = 4.5;

for (const width of [390, 1440]) {
  for (const season of ['summer', 'winter'] as const) {
    test(
      `header and headline can be read on the ${season} hero, ${width} pixels wide`,
      { tag: '@js' },
      async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 900 });
        await showSeason(page, season);
        await visit(openScreens('de').home ?? '');
        await expectReadable(page, `home, ${season}`);
      },
    );
  }

  test(
    `header and headline can be read on inner pages, ${width} pixels wide`,
    { tag: '@js' },
    async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const screen of screens.filter((name) => name !== 'home')) {
        await visit(openScreens('de')[screen] ?? '');
        await expectReadable(page, screen);
      }
    },
  );
}

/** Serves the season's hero whatever today's date, under the URLs in the page. */
async function showSeason(page: Page, season: Season): Promise<void> {
  await page.route(/\/assets\/hero(-winter)?(-m)?\?/, async (route) => {
    const url = new URL(route.request().url());
    const shape = url.pathname.endsWith('-m') ? 'tall' : 'wide';
    url.pathname = `/assets/${heroes[season][shape]}`;
    await route.continue({ url: url.href });
  });
}

async function expectReadable(page: Page, screen: string): Promise<void> {
  await page.evaluate(decodePictures);
  const lines = await page.evaluate(hideText);
  expect(lines.length, screen).toBeGreaterThanOrEqual(4);
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const poor = lines
    .map(({ text, colour, box }) => {
      const behind = pixelsIn(box, data, info.width, info.height);
      const contrasts = behind.map((pixel) => contrast(colour, pixel)).sort((a, b) => a - b);
      return { text, contrast: contrasts[Math.floor(contrasts.length * 0.05)] ?? 0 };
    })
    .filter((line) => line.contrast < least);
  expect(poor, screen).toEqual([]);
}

/** Runs in the page. */
async function decodePictures(): Promise<void> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await Promise.all(seen.map((image) => image.decode()));
}

/**
 * Runs in the page: makes the text of header and headline invisible without moving anything.
 * @returns its lines with their boxes and colours
 */
function hideText(): Line[] {
  const places = document.querySelectorAll('.site-header, main h1, .hero .kicker');
  const found: Line[] = [];
  for (const place of places) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      // Visually hidden text takes one pixel.
      if (!text || !parent?.checkVisibility() || parent.offsetWidth <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const colour = (getComputedStyle(parent).color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
      for (const { left, top, width, height } of range.getClientRects()) {
        const isSeen = width > 2 && height > 2 && top >= 0 && top + height <= innerHeight;
        if (isSeen) found.push({ text, colour, box: { left, top, width, height } });
      }
    }
  }
  for (const place of places) {
    for (const element of [place, ...place.querySelectorAll<HTMLElement>('*')]) {
      const { style } = element as HTMLElement;
      style.setProperty('transition', 'none');
      style.setProperty('color', 'transparent', 'important');
    }
  }
  return found;
}

function pixelsIn(box: Line['box'], data: Buffer, width: number, height: number): number[][] {
  const pixels: number[][] = [];
  const right = Math.min(width, Math.ceil(box.left + box.width));
  const bottom = Math.min(height, Math.ceil(box.top + box.height));
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
      const at = (y * width + x) * 3;
      pixels.push([...data.subarray(at, at + 3)]);
    }
  }
  return pixels;
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: number[], other: number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
