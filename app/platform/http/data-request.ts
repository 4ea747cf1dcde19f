/** Set only by the server: the request comes from this site's scripts, which want data and no redirect to a page. */
export const dataRequestHeader = 'x-site-data';

/** Whether a request comes from this site's scripts (for data) or from the browser itself (for a page). */
export function isDataRequest(request: Request): boolean {
  return request.headers.has(dataRequestHeader);
}
