import { useRouteLoaderData } from '@remix-run/react';
import type { loadFrame } from './frame.server';

/** What the root loaded for the frame; undefined when it failed. */
export function useFrame() {
  return useRouteLoaderData<typeof loadFrame>('root');
}
