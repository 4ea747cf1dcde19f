import type { ActionFunctionArgs } from '@remix-run/node';
import { cartProductsQuerySchema, listCartProducts } from '~/content/cart-products';
import { jsonData, jsonError } from '~/platform/http/json-responses';

export const loader = () => jsonError(405, 'This address takes POST only', { Allow: 'POST' });

/** Products for cart lines, in the requested order (contract: `POST /api/products/cart`). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return loader();
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') {
    return jsonError(415, 'The body must be application/json');
  }
  const body: unknown = await request.json().catch(() => undefined);
  const query = cartProductsQuerySchema.safeParse(body);
  if (!query.success) {
    return jsonError(400, 'The body must be {"products": [at most 100 ids], "locale"?: language}');
  }
  const { products, locale } = query.data;
  const headers = { 'Cache-Control': 'no-store' };
  return jsonData(listCartProducts(context.content.current(), products, locale), headers);
}
