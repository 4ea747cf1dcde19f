/** The contract's good answer: `{"data": …}`. */
export function jsonData(data: unknown, headers: Record<string, string>): Response {
  return Response.json({ data }, { headers });
}

/** The contract's refusal: `{"errors": [{"message": …}]}`; never kept. */
export function jsonError(
  status: 400 | 404 | 405 | 415 | 503,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { errors: [{ message }] },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
