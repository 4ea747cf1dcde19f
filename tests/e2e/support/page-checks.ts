import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type WithAxe = { axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> } };

/** Every axe violation on a screen, with its elements; not in frames, of which our pages have none. */
export async function findViolations(page: Page): Promise<string[]> {
  // By hand, as `@axe-core/playwright` loads the unminified script twice for each look, which takes as long as many of the looks.
  const isLoaded = await page.evaluate(() => (window as WithAxe).axe !== undefined);
  if (!isLoaded) await page.evaluate(axeScript);
  return page.evaluate(async (values) => {
    const { axe } = window as WithAxe;
    if (!axe) throw new Error('axe was not loaded');
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      // Only what the test reads is worth its description.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}`),
    );
  }, tags);
}

/** Content that overflows the window, except in scroll containers (wide tables), and clipped text. */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const all = [...document.body.querySelectorAll('*')];
    const scrolls = (element: Element) =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const hasScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      return (
        parent !== null && parent !== document.body && (scrolls(parent) || hasScroller(parent))
      );
    };
    const outside = all.filter((element) => {
      const { right, left, width: own } = element.getBoundingClientRect();
      return own > 1 && (right > width + 1 || left < -1) && !hasScroller(element);
    });
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2;
    const cut = all.filter((element) => {
      if (element.clientHeight <= 1 || !isCut(element) || !hasText(element)) return false;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      return /hidden|clip/.test(overflowX + overflowY) && clipPath === 'none';
    });
    const name = ({ tagName, className }: Element) => `${tagName} ${className}`;
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > width ? [`page: ${scrollWidth}`] : []),
      ...outside.map(name),
      ...cut.map((element) => `cut: ${name(element)}`),
    ];
  });
}

/** Text that is wider than its box, which lies over what is beside it; not what is hidden from sight. */
function findSpilledText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isClipped(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.checkVisibility() &&
          hasText(element) &&
          getComputedStyle(element).overflowX === 'visible' &&
          !isClipped(element),
      )
      .map(({ tagName, className }) => `spilled: ${tagName} ${className}`);
  });
}

/**
 * Larger letters: 200 % on desktops (WCAG 1.4.4) and phones, the narrowest too, and 130 %, a common accessibility setting of
 * phones. Breakpoints are in em, so letters twice as large in 390 px are like usual ones in half as many.
 */
export const enlargedWindows = [1280 / 2, 390 / 1.3, 390 / 2, 320 / 2];

/** What is looked for in windows of one width. */
type Look = readonly [width: number, find: (page: Page) => Promise<string[]>];

/** The same look at each width. */
export const lookAt = (widths: readonly number[], find: Look[1]): Look[] =>
  widths.map((width) => [width, find]);

/** What the looks find; resizes the window once for all of one width, as each lays out the page again, and restores it. */
export async function checkAtWidths(page: Page, looks: readonly Look[]): Promise<string[]> {
  const window = page.viewportSize();
  const problems: string[] = [];
  for (const width of new Set(looks.map(([width]) => width))) {
    await page.setViewportSize({ width, height: 900 });
    for (const [, find] of looks.filter(([own]) => own === width)) {
      problems.push(...(await find(page)).map((problem) => `at ${width}: ${problem}`));
    }
  }
  if (window) await page.setViewportSize(window);
  return problems;
}

/** Boxes that clip larger text contain nothing essential. */
async function findOutside(page: Page): Promise<string[]> {
  const problems = await findLayoutProblems(page);
  return problems.filter((problem) => !problem.startsWith('cut'));
}

const findMisfits = async (page: Page) => [
  ...(await findOutside(page)),
  ...(await findSpilledText(page)),
];

/** The distances that readers may set (WCAG 1.4.12); what they cut loses nothing that is essential. */
async function findMisfitsWhenSpaced(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
  const problems = await findMisfits(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return problems.map((problem) => `spaced: ${problem}`);
}

/** Looks for misfits at each width, with spilled text and wider spacing in the narrowest window, and with larger text. */
export const lookForMisfits = (widths: readonly number[]): Look[] => [
  ...lookAt(widths, findLayoutProblems),
  ...lookAt([320], findSpilledText),
  ...lookAt([320], findMisfitsWhenSpaced),
  ...lookAt(enlargedWindows, findMisfits),
];
