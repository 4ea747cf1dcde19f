/**
 * Ignores skipped view transitions. A hidden tab, a second click or an error page skips one, which is harmless, but the
 * framework leaves the rejected promise unhandled and the browser would report an error.
 */
export function ignoreSkippedTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
