/** Set by the server alone: the request comes from our scripts, which want data and no redirect to a page. */
export const dataRequestHeader = 'x-site-data';

/** Whether a request comes from our scripts (for data) or from the browser itself (for a page). */
export function isDataRequest(request: Request): boolean {
  return request.headers.has(dataRequestHeader);
}
