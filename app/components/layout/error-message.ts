import { isRouteErrorResponse } from '@remix-run/react';
import { ModuleLoadError } from '~/platform/browser/module-load-error';

/** The messages that visitors are shown: `common:error.messages.<code>`. */
export type ErrorMessageCode = 'middleware' | 'script' | 'request' | 'server';

/**
 * What of an error is meant for visitors: its code. Other errors only say that something failed here: their own messages are
 * for the log.
 */
export function findErrorMessage(error: unknown): ErrorMessageCode {
  if (error instanceof ModuleLoadError) return 'script';
  if (!isRouteErrorResponse(error)) return 'server';
  if (error.statusText === 'Unknown middleware') return 'middleware';
  return error.status < 500 ? 'request' : 'server';
}
