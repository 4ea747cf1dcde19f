/** A data request to which the site's complete response has not arrived. The message is the request's URL. */
export class ConnectionError extends Error {}
