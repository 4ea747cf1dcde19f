/** A success response of the JSON API: `{"data": …}`. */
export function jsonData(data: unknown, headers: Record<string, string>): Response {
  return Response.json({ data }, { headers });
}

type ErrorStatus = 400 | 404 | 405 | 415 | 429 | 503;

/**
 * An error response of the JSON API: `{"errors": [{"message": …}]}`, with the field if one is to blame; never cached.
 */
export function jsonErrors(
  status: ErrorStatus,
  errors: readonly { message: string; field?: string }[],
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { errors },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** An error response with a single error. */
export function jsonError(
  status: ErrorStatus,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return jsonErrors(status, [{ message }], headers);
}
