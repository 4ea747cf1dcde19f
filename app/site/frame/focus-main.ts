/** Puts the focus where the page's content begins, without moving the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
