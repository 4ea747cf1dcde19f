/** Focuses the start of the page's content without scrolling. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
