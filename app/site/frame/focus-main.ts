/** Focuses an element without scrolling, also one that is not focusable, as browsers do for the links that they follow. */
export function focusElement(target: HTMLElement): void {
  // So far it may be -1 because there is no attribute.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The same for the element with an id, if there is one. */
export function focusTarget(id: string): void {
  const target = document.getElementById(id);
  if (target) focusElement(target);
}

/** Focuses the start of the page's content without scrolling. */
export const focusMain = (): void => focusTarget('main');

/**
 * Focuses the start of a new page's content, unless the page has focused something in it already, such as its error
 * summary. A link with the focus is the one that led here: it is on both pages, such as those of the shop.
 */
export function focusNewPage(): void {
  const active = document.activeElement;
  const isChosen = document.getElementById('main')?.contains(active) && active?.localName !== 'a';
  if (!isChosen) focusMain();
}

/**
 * Focuses the start of the page's content if its change has removed the focused element, such as the button of a step.
 * @returns whether it had
 */
export function focusIfLost(): boolean {
  const active = document.activeElement;
  // Some browsers still name the removed element.
  const isLost = !active?.isConnected || active === document.body;
  if (isLost) focusMain();
  return isLost;
}
