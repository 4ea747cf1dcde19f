/** Focuses the start of the page's content without scrolling. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

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

/** Focuses the target of a fragment without scrolling, as browsers do for the links that they follow themselves. */
export function focusTarget(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
