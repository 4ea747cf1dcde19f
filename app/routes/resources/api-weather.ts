import type { LoaderFunctionArgs } from '@remix-run/node';
import { toWeatherResponse } from '~/site/weather/weather';
import { jsonData, jsonError } from '~/platform/http/json-responses';

/** The weather at the hotel (contract: `GET /api/weather`); 503 while no data are available. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const found = await context.weather?.get();
  if (!found)
    return jsonError(503, 'The weather is not known at the moment', { 'Retry-After': '60' });
  const cache = found.isFresh
    ? 'public, max-age=600, stale-while-revalidate=3600'
    : 'public, max-age=60';
  return jsonData(toWeatherResponse(found.weather), { 'Cache-Control': cache });
}
