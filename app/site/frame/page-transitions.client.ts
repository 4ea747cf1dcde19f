/**
 * Lets skipped page transitions pass quietly: a hidden tab, a second click or an error page skips one, which harms nobody,
 * but the framework leaves the promise that tells of it unhandled, and the browser reports an error.
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
