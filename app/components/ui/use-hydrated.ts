import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration: controls that need scripts appear only once scripts are running. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
