import { useRouteLoaderData } from '@remix-run/react';
import type { FrameData } from './frame-data';

/**
 * The root loader's data for the frame; undefined if it failed. `app/root.tsx` passes the same to `SiteFrame`, which
 * checks its type.
 */
export function useFrame(): FrameData | undefined {
  return useRouteLoaderData('root') as FrameData | undefined;
}
