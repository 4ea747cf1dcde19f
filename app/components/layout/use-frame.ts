import { useRouteLoaderData } from '@remix-run/react';
import type { FrameData } from './frame-data';

/** What the root loaded for the frame; undefined when it failed. */
export function useFrame(): FrameData | undefined {
  return useRouteLoaderData('root') as FrameData | undefined;
}
