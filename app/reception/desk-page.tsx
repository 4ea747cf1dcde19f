import { Mark } from '#hotel/mark';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { resourceHref } from '~/routing/resource-href';
import siteStyles from '~/styles/site.css?url';
import { hasRight, type Right } from './rights';
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
  id: 'today' | 'orders' | 'requests' | 'stock' | 'newsletter' | 'books' | 'figures' | 'log';
  path: string;
  right: Right;
  /** Where lists are whose pages belong to the entry, too. */
  also?: readonly string[];
};

const entries: readonly Entry[] = [
  {
    id: 'today',
    path: resourceHref('reception'),
    right: 'desk',
    also: [resourceHref('reception.withdrawals')],
  },
  { id: 'orders', path: resourceHref('reception.orders'), right: 'orders' },
  {
    id: 'requests',
    path: resourceHref('reception.requests'),
    right: 'requests',
    also: [resourceHref('reception.texts')],
  },
  { id: 'stock', path: resourceHref('reception.stock'), right: 'stock' },
  { id: 'newsletter', path: resourceHref('reception.newsletter'), right: 'newsletter' },
  { id: 'books', path: resourceHref('reception.books'), right: 'books' },
  { id: 'figures', path: resourceHref('reception.figures'), right: 'books' },
  { id: 'log', path: resourceHref('reception.log'), right: 'manage' },
];

/** The entry of the page itself, or of the list that its sheet belongs to. */
function currentAt(
  path: string,
  { path: target, also = [] }: Pick<Entry, 'path' | 'also'>,
): 'page' | 'true' | undefined {
  if (target === path) return 'page';
  const lists = target === resourceHref('reception') ? also : [target, ...also];
  return lists.some((list) => `${path}/`.startsWith(`${list}/`)) ? 'true' : undefined;
}

function DeskNavigation({ staff, path }: { staff: StaffMember; path: string }) {
  const { t } = useTranslation('reception');
  const account = resourceHref('reception.account');
  const signOut = resourceHref('reception.sign-out');
  return (
    <nav className="desk-navigation" aria-label={t('navigation.label')}>
      <ul>
        {entries
          .filter(({ right }) => hasRight(staff.role, right))
          .map((entry) => (
            <li key={entry.id}>
              <a href={entry.path} aria-current={currentAt(path, entry)}>
                {t(`navigation.${entry.id}`)}
              </a>
            </li>
          ))}
        <li>
          <a href={account} aria-current={currentAt(path, { path: account })}>
            {t('navigation.account')}
          </a>
        </li>
        <li>
          <a href={signOut} aria-current={currentAt(path, { path: signOut })}>
            {t('navigation.signOut')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
