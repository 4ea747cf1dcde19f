/** The contract's good answer: `{"data": …}`. */
export function jsonData(data: unknown, headers: Record<string, string>): Response {
  return Response.json({ data }, { headers });
}

type ErrorStatus = 400 | 404 | 405 | 415 | 429 | 503;

/** The contract's refusal: `{"errors": [{"message": …}]}`, with the field where one is to blame; never kept. */
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

/** A refusal for one reason. */
export function jsonError(
  status: ErrorStatus,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return jsonErrors(status, [{ message }], headers);
}
