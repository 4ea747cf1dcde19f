import { useRouteLoaderData } from '@remix-run/react';
import type { FrameData } from './frame-data';

/** The root loader's data for the frame; undefined if it failed. */
export function useFrame(): FrameData | undefined {
  return useRouteLoaderData('root') as FrameData | undefined;
}
