import { useRouteError } from '@remix-run/react';
import { ErrorScreen } from '~/components/layout/error-screen';
import { useFrame } from '~/components/layout/use-frame';
import { useErrorFocus } from './use-error-focus';

/** The error screen for pages with a form. Catching the error below the root keeps the frame's data. */
export function RouteError() {
  useErrorFocus();
  return <ErrorScreen error={useRouteError()} frame={useFrame()} />;
}
