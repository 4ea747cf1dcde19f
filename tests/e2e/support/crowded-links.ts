import type { Page } from '@playwright/test';

/**
 * Links in a list that stand nearly as close to the next one as their own lines to each other, so that two links look like
 * one of several lines.
 */
export function findCrowdedLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The least distance from one link's last line to the next link's first, in lines. */
    const minLines = 1.5;
    const range = document.createRange();
    /** Where the lines of its text begin, without what only screen readers get. */
    const topsOf = (link: Element) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue;
        range.selectNodeContents(texts.currentNode);
        for (const { top, width } of range.getClientRects())
          if (width > 1) tops.add(Math.round(top));
      }
      return [...tops].sort((a, b) => a - b);
    };
    return [...document.querySelectorAll('li > a')]
      .filter((link) => getComputedStyle(link).display !== 'inline' && link.checkVisibility())
      .flatMap((link) => {
        const next = link.parentElement?.nextElementSibling?.querySelector(':scope > a');
        const own = topsOf(link);
        const following = next ? topsOf(next) : [];
        for (const lines of [own, following]) {
          const [first, second] = lines;
          if (first === undefined || second === undefined) continue;
          const between = (following[0] ?? Infinity) - (own.at(-1) ?? 0);
          // Not below, but beside it.
          if (between <= 0) continue;
          if (between < minLines * (second - first)) {
            return [`crowded: “${link.textContent}”, ${between} px above “${next?.textContent}”`];
          }
        }
        return [];
      });
  });
}
