import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteHandle } from '~/components/layout/frame-data';
import { definePageMeta } from '~/components/seo/page-meta';
import { FaqScreen } from '~/hospitality/faq/faq-screen';
import { loadFaq } from '~/hospitality/faq/faq.loader.server';
import { getLocale } from '~/i18n/i18n.server';
import faqStyles from '~/hospitality/faq/faq.css?url';
import pageStyles from '~/components/layout/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: faqStyles },
];

export const handle = { i18n: ['texts'] } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadFaq(context.content.current(), await getLocale(request));
}

export const meta = definePageMeta<typeof loader>((data) => ({
  title: data.page.title,
  description: data.page.summary,
  image: data.shareCard,
}));

export default function FaqRoute() {
  return <FaqScreen view={useLoaderData<typeof loader>()} />;
}
