import type { Page } from '@playwright/test';

/** The widths at which no word of display type or in a table may be broken. */
export const wordWidths = [320, 360, 390, 768, 1024, 1280, 1440];

/** What is put below a page: `site`, a whole page with its frame, or `main`, its content alone. */
type Part = 'site' | 'main';

/**
 * Puts other pages, or their content alone, below this page's own, each in its language, so that one visit and one window can
 * measure them all. Call it last: ids and landmarks are then there several times.
 */
export function appendPages(page: Page, paths: readonly string[], part: Part): Promise<void> {
  return page.evaluate(
    async ([addresses, wanted]) => {
      for (const address of addresses) {
        const text = await (await fetch(address)).text();
        const other = new DOMParser().parseFromString(text, 'text/html');
        const site = other.querySelector<HTMLElement>('.site');
        const content = site?.querySelector('main');
        if (!site || !content) throw new Error(`${address} has no frame`);
        site.lang = other.documentElement.lang;
        if (wanted === 'main') {
          for (const beside of site.querySelectorAll('*'))
            if (!beside.contains(content) && !content.contains(beside)) beside.remove();
        }
        for (const link of site.querySelectorAll('link, img')) link.remove();
        document.body.append(document.adoptNode(site));
      }
    },
    [paths, part] as const,
  );
}

/**
 * Words of display type, in a table or in a label of facts that the browser breaks in this window, counts like “2 persons” there, and hours
 * among facts; words of display type and email addresses that it may hyphenate.
 */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const family = (element: Element) => getComputedStyle(element).fontFamily;
    const [display] = getComputedStyle(document.documentElement)
      .getPropertyValue('--display')
      .split(',');
    const range = document.createRange();
    const spansLines = (node: Text, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    };
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isClipped(element.parentElement));
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !display) continue;
      const isDisplay = family(parent).startsWith(display);
      if (/\S@\S/.test(node.data) && getComputedStyle(parent).hyphens === 'auto') {
        broken.add(`the address may be hyphenated: ${node.data.trim()}`);
      }
      if (parent.closest('dd')) {
        for (const { 0: hour, index } of node.data.matchAll(/\d{1,2}:\d{2}/g)) {
          if (spansLines(node, index, index + hour.length)) broken.add(`broken: ${hour} (DD)`);
        }
      }
      if (!isDisplay && (!parent.closest('table, dt') || isClipped(parent))) continue;
      const name = `${parent.tagName} ${parent.closest('[class]')?.className ?? ''}`;
      const isLong = /\p{L}{5}/u.test(node.data);
      if (isDisplay && isLong && getComputedStyle(parent).hyphens === 'auto') {
        broken.add(`${name} may be hyphenated`);
      }
      // A text in one line has no word to ask about.
      if (!spansLines(node, 0, node.length)) continue;
      if (!isDisplay && /^\s*\d+\s\p{L}+\s*$/u.test(node.data)) {
        broken.add(`broken after the number: ${node.data.trim()} (${name})`);
      }
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        // A soft hyphen's mark belongs to what follows it.
        const isSoft = node.data[index - 1] === '\u00ad';
        if (!isSoft && spansLines(node, index, index + word.length))
          broken.add(`broken: ${word} (${name})`);
      }
    }
    return [...broken];
  });
}

/** Words of tables that the browser breaks where letters are so large that display type may be hyphenated. */
export async function findBrokenCells(page: Page): Promise<string[]> {
  const found = await findBrokenWords(page);
  return found.filter((problem) => problem.startsWith('broken: ') && /\(T[DH] /.test(problem));
}
