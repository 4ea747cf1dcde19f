/** Whether an element is open as a popover; false where the browser knows none. */
export function isPopoverOpen(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return false;
  }
}

/** Closes an element that may be open as a popover. */
export function closePopover(element: HTMLElement | null): void {
  if (element && isPopoverOpen(element)) element.hidePopover();
}
