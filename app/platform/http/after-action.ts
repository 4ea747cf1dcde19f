/**
 * Whether a loader runs to show a page that a POST is answered with. The framework then passes it a GET request with the
 * headers of the POST, among them the type of its form, which the GET requests of browsers never have.
 */
export const isAfterAction = (request: Request): boolean => request.headers.has('content-type');
