import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { JsonLd } from '~/components/seo/json-ld';
import { pageMeta } from '~/components/seo/page-meta';
import { contactJsonLd } from '~/features/contact/contact-json-ld';
import { ContactScreen } from '~/features/contact/contact-screen';
import { loadContact } from '~/features/contact/contact.server';
import { useFrame } from '~/features/frame/use-frame';
import { localeFromPathname } from '~/i18n/locales';
import { useLocale } from '~/i18n/use-locale';
import contactStyles from '~/styles/contact.css?url';
import pageStyles from '~/styles/page.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: pageStyles },
  { rel: 'stylesheet', href: contactStyles },
];

export function loader({ request }: LoaderFunctionArgs) {
  return loadContact(localeFromPathname(new URL(request.url).pathname));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) =>
  data?.shareCard
    ? pageMeta({
        matches,
        locale: localeFromPathname(location.pathname),
        path: location.pathname,
        title: data.page.title,
        description: data.page.summary,
        image: data.shareCard,
      })
    : [];

export default function ContactRoute() {
  const view = useLoaderData<typeof loader>();
  const locale = useLocale();
  const frame = useFrame();
  return (
    <>
      {frame ? <JsonLd data={contactJsonLd(view, { siteUrl: frame.siteUrl, locale })} /> : null}
      <ContactScreen view={view} />
    </>
  );
}
