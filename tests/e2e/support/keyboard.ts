import type { Page } from '@playwright/test';

/** A focus stop and its visible problems. */
export type Stop = { name: string; problems: string[] };

const maxStops = 150;

/**
 * Tabs through the page until it starts again, and reports each stop's problems: without a size, outside the window,
 * covered, without a visible focus, or out of document order.
 */
export async function walkByKeyboard(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => Reflect.deleteProperty(window, 'lastStop'));
  while (stops.length < maxStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`Tab does not cycle within ${maxStops} stops`);
}

/** Runs in the page. Null when the focus has left the document or is on the first stop again. */
function readFocus(): Stop | null {
  const memory = window as unknown as { firstStop?: Element; lastStop?: Element };
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  if (memory.lastStop && focused === memory.firstStop) return null;
  if (!memory.lastStop) memory.firstStop = focused;

  // A radio button or checkbox styled through its label shows the focus there, a card's link on the card.
  const label = focused.closest('label');
  const card = focused.closest('article');
  const shown = [
    focused,
    ...(card ? [card] : []),
    ...(label ? [label, ...label.querySelectorAll('*')] : []),
  ];
  const isOutlined = shown.some((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  const [box = focused.getBoundingClientRect()] = focused.getClientRects();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const atCentre = document.elementFromPoint(x, y);
  const isOnTop =
    atCentre !== null && (focused.contains(atCentre) || Boolean(label?.contains(atCentre)));
  const isInside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  const isInOrder =
    !memory.lastStop ||
    Boolean(memory.lastStop.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
  memory.lastStop = focused;
  const problems = [
    box.width > 0 && box.height > 0 ? '' : 'has no size',
    isInside ? '' : 'is outside the window',
    isOnTop ? '' : `is covered by ${atCentre?.className || atCentre?.tagName}`,
    isOutlined ? '' : 'shows no focus',
    isInOrder ? '' : 'is out of order',
  ].filter(Boolean);
  const name = `${focused.tagName.toLowerCase()} ${(focused.textContent || focused.getAttribute('name') || '').trim().slice(0, 40)}`;
  return { name, problems };
}
