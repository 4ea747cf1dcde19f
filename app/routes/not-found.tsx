import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { MissingScreen } from '~/components/layout/missing-screen';
import { useFrame } from '~/components/layout/use-frame';
import { getLocale, getT } from '~/i18n/i18n.server';

/** Responds to `/404` and every unknown path of a language, always with status 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = await getLocale(request);
  return data({ title: getT(locale)('notFound.title') }, { status: 404 });
}

/** An unknown path may be requested with any method; the response is the same. */
export async function action(args: ActionFunctionArgs) {
  return loader(args);
}

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

export default function NotFoundPage() {
  return <MissingScreen frame={useFrame()} />;
}
