const showAfterMs = 200;
const hideAfterMs = 500;

/** What the loading bar shows. */
export type LoadingPhase = 'hidden' | 'running' | 'finished';

/**
 * Moves the loading bar on when something begins or ends: it appears after 200 ms, and is hidden 500 ms after the end.
 * @returns a function that cancels what is still to come
 */
export function followLoading(
  isBusy: boolean,
  setPhase: (next: LoadingPhase | ((shown: LoadingPhase) => LoadingPhase)) => void,
): () => void {
  if (!isBusy) setPhase((shown) => (shown === 'running' ? 'finished' : 'hidden'));
  const timer = isBusy
    ? setTimeout(() => setPhase('running'), showAfterMs)
    : setTimeout(() => setPhase('hidden'), hideAfterMs);
  return () => clearTimeout(timer);
}
