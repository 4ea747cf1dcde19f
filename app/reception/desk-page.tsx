import { Mark } from '#hotel/mark';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasResource, resourceHref } from '~/routing/resource-href';
import siteStyles from '~/styles/site.css?url';
import { type DeskRoute, hasRight, type Right } from './rights';
import type { StaffMember } from './sign-in/sessions.server';
import deskStyles from './desk.css?url';

export type DeskPageProps = {
  locale: string;
  /** As in the screen's first heading. */
  title: string;
  /** Whether the screen shows errors; the title then begins with it. */
  hasErrors?: boolean;
  hotel: string;
  /** Who has signed in; undefined on the sign-in screens. */
  staff?: StaffMember | undefined;
  /** The path of the screen, without its query. */
  path: string;
  /** URL of the screen’s script, if it has one. */
  script?: string | undefined;
  children?: ReactNode;
};

/** The document of every screen of the desk: a bare header and one column. Nothing of the public site, and no scripts but those of passkeys. */
export function DeskPage({
  locale,
  title,
  hasErrors,
  hotel,
  staff,
  path,
  script,
  children,
}: DeskPageProps) {
  const { t } = useTranslation('reception');
  const prefix = hasErrors ? `${t('errorPrefix')} ` : '';
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${prefix}${title} · ${t('name')} ${hotel}`}</title>
        <link rel="stylesheet" href={siteStyles} />
        <link rel="stylesheet" href={deskStyles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {script ? <script type="module" src={script} /> : null}
      </head>
      <body className="desk">
        <a className="skip-link btn" href="#main">
          {t('skip')}
        </a>
        <header className="desk-header">
          <div className="desk-header__row wrap">
            <a className="desk-brand" href={resourceHref('reception')}>
              <Mark className="desk-brand__mark" />
              <span>
                {t('name')} <span className="desk-brand__hotel">{hotel}</span>
              </span>
            </a>
            {staff ? <DeskNavigation staff={staff} path={path} /> : null}
          </div>
        </header>
        <main id="main" className="desk-main wrap" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}

type Entry = {
  id: 'today' | 'orders' | 'enquiries' | 'stock' | 'newsletter' | 'books' | 'figures' | 'log';
  resource: DeskRoute;
  right: Right;
  /** Where lists are whose pages belong to the entry, too. */
  also?: readonly DeskRoute[];
};

const entries: readonly Entry[] = [
  {
    id: 'today',
    resource: 'reception',
    right: 'desk',
    also: ['reception.withdrawals'],
  },
  { id: 'orders', resource: 'reception.orders', right: 'orders' },
  {
    id: 'enquiries',
    resource: 'reception.enquiries',
    right: 'enquiries',
    also: ['reception.texts'],
  },
  { id: 'stock', resource: 'reception.stock', right: 'stock' },
  { id: 'newsletter', resource: 'reception.newsletter', right: 'newsletter' },
  { id: 'books', resource: 'reception.books', right: 'books' },
  { id: 'figures', resource: 'reception.figures', right: 'books' },
  { id: 'log', resource: 'reception.log', right: 'manage' },
];

/** The entry of the page itself, or of the list that its sheet belongs to. */
function currentAt(
  path: string,
  { resource, also = [] }: Pick<Entry, 'resource' | 'also'>,
): 'page' | 'true' | undefined {
  if (resourceHref(resource) === path) return 'page';
  const lists = resource === 'reception' ? also : [resource, ...also];
  return lists.some((list) => `${path}/`.startsWith(`${resourceHref(list)}/`)) ? 'true' : undefined;
}

function DeskNavigation({ staff, path }: { staff: StaffMember; path: string }) {
  const { t } = useTranslation('reception');
  const account = resourceHref('reception.account');
  const signOut = resourceHref('reception.sign-out');
  return (
    <nav className="desk-navigation" aria-label={t('navigation.label')}>
      <ul>
        {entries
          .filter(({ resource, right }) => hasResource(resource) && hasRight(staff.role, right))
          .map((entry) => (
            <li key={entry.id}>
              <a href={resourceHref(entry.resource)} aria-current={currentAt(path, entry)}>
                {t(`navigation.${entry.id}`)}
              </a>
            </li>
          ))}
        <li>
          <a href={account} aria-current={currentAt(path, { resource: 'reception.account' })}>
            {t('navigation.account')}
          </a>
        </li>
        <li>
          <a href={signOut} aria-current={currentAt(path, { resource: 'reception.sign-out' })}>
            {t('navigation.signOut')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
