import { isRouteErrorResponse } from '@remix-run/react';
import { ModuleLoadError } from '~/platform/browser/module-load-error';

/** The error messages for visitors: `common:error.messages.<code>`. */
export type ErrorMessageCode = 'middleware' | 'script' | 'method' | 'request' | 'server';

/**
 * The code of the message that visitors see for an error. Unknown errors get a general one, because their own
 * messages are only for the log.
 */
export function findErrorMessage(error: unknown): ErrorMessageCode {
  if (error instanceof ModuleLoadError) return 'script';
  if (!isRouteErrorResponse(error)) return 'server';
  if (error.statusText === 'Unknown middleware') return 'middleware';
  // A form was sent to a page that takes none.
  if (error.status === 405) return 'method';
  return error.status < 500 ? 'request' : 'server';
}

/** The key of an error page's title in the texts of `common`. */
export function findErrorTitle(
  error: unknown,
): 'notFound.title' | 'error.storageTitle' | 'error.title' {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return 'notFound.title';
  // The database is unavailable (docs/decisions/0029).
  return status === 503 ? 'error.storageTitle' : 'error.title';
}
