import type { Page } from '@playwright/test';

/**
 * Links, buttons and fields that are narrower or lower than 44 px on a screen; links in running text are exempt, as in
 * WCAG 2.5.8.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSize = 44;
    const isShown = (element: Element) => {
      const { visibility, opacity } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return visibility === 'visible' && opacity !== '0' && width > 1 && height > 1;
    };
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    /** A field with the label that is pressed instead, and what an element covers outside its box. */
    const sizeOf = (element: Element) => {
      const label = element.matches('[type=checkbox], [type=radio]')
        ? (element as HTMLInputElement).labels?.[0]
        : undefined;
      const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      const covers = ['::before', '::after']
        .map((name) => getComputedStyle(element, name))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute');
      const widths = [
        ...boxes.map(({ width }) => width),
        ...covers.map(({ width }) => Number.parseFloat(width)),
      ];
      const heights = [
        ...boxes.map(({ height }) => height),
        ...covers.map(({ height }) => Number.parseFloat(height)),
      ];
      return {
        width: Math.max(...widths.filter((width) => !Number.isNaN(width))),
        height: Math.max(...heights.filter((height) => !Number.isNaN(height))),
      };
    };
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((element) => isShown(element) && !isInText(element))
        // The trap for bots.
        .filter((element) => element.closest('.visually-hidden') === null)
        .flatMap((element) => {
          const { width, height } = sizeOf(element);
          if (width >= minSize - 0.5 && height >= minSize - 0.5) return [];
          const name = element.textContent?.trim().slice(0, 30) || element.getAttribute('name');
          return [`${element.tagName} “${name}” is ${Math.round(width)} × ${Math.round(height)}`];
        })
    );
  });
}
