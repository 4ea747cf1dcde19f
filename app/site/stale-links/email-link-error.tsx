import { useRouteError } from '@remix-run/react';
import { findErrorTitle } from '~/components/layout/error-message';
import { RouteError } from '../frame/route-error';
import { useErrorFocus } from '../frame/use-error-focus';
import { StaleLinkScreen } from './stale-link-screen';

/** The error screen for pages that emails link to with a token: nothing else can be missing there. */
export function EmailLinkError() {
  const isMissing = findErrorTitle(useRouteError()) === 'notFound.title';
  return isMissing ? <FocusedStaleLink /> : <RouteError />;
}

function FocusedStaleLink() {
  useErrorFocus();
  return <StaleLinkScreen />;
}
