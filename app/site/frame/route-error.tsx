import { useRouteError } from '@remix-run/react';
import { ErrorScreen } from '~/components/layout/error-screen';
import { useFrame } from '~/components/layout/use-frame';

/** The error screen for pages with a form. Catching the error below the root keeps the frame's data. */
export function RouteError() {
  return <ErrorScreen error={useRouteError()} frame={useFrame()} />;
}
