import { useRouteError } from '@remix-run/react';
import { ErrorScreen } from '~/components/layout/error-screen';
import { useFrame } from '~/components/layout/use-frame';

/** The error screen of a page with a form: caught below the root, so that the frame around it keeps its data. */
export function RouteError() {
  return <ErrorScreen error={useRouteError()} frame={useFrame()} />;
}
