import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render: what needs scripts appears only when they are there. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
