import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerArchived } from '~/features/price-list/price-list-answer.server';

/** A price list of the last thirty days: `/cjenik/arhiva/{file}`. */
export function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  return answerArchived(request, params.file ?? '');
}
