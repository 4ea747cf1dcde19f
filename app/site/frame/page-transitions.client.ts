/**
 * Silences skipped page transitions: a hidden tab, a second click or an error page skips one, which is harmless,
 * but the framework leaves the rejected promise unhandled, and the browser reports an error.
 */
export function quietSkippedTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
