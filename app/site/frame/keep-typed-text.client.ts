/**
 * Keeps React from resetting a textarea to its initial text during hydration. React (ReactDOMTextarea) does so if the
 * initial text is still the one it rendered, therefore the typed text is made the initial text.
 */
export function keepTypedText(): void {
  const keep = (box: HTMLTextAreaElement) => {
    if (box.value !== box.defaultValue) box.defaultValue = box.value;
  };
  document.querySelectorAll('textarea').forEach(keep);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) keep(target);
  });
}
