import type { StaffRole } from '~/platform/database/staff-tables';
import type { ResourceId } from '~/routing/resources';

/** A screen of the desk; its id in the table of resources. */
export type DeskRoute = Extract<ResourceId, 'reception' | `reception.${string}`>;

/**
 * `orders` reads orders; `parcels` hands them over and writes notes; `money` charges, releases, refunds and decides;
 * `enquiries` reads and answers guests' enquiries, and settles emails that could not be sent; `books` reads invoices and
 * figures; `newsletter` writes and sends the newsletter; `manage` edits reply templates and reads the log.
 */
export type Right =
  | 'desk'
  | 'orders'
  | 'parcels'
  | 'money'
  | 'enquiries'
  | 'stock'
  | 'books'
  | 'newsletter'
  | 'manage';

export const staffRoles = ['reception', 'manager', 'bookkeeper'] as const satisfies StaffRole[];

const rightsByRole: Record<StaffRole, readonly Right[]> = {
  reception: ['desk', 'orders', 'parcels', 'enquiries', 'stock'],
  manager: [
    'desk',
    'orders',
    'parcels',
    'money',
    'enquiries',
    'stock',
    'books',
    'newsletter',
    'manage',
  ],
  bookkeeper: ['desk', 'orders', 'books'],
};

/** Whether a role has a right. */
export const hasRight = (role: StaffRole, right: Right): boolean =>
  rightsByRole[role].includes(right);

/** A row of the table: `open` needs no session, and then neither does the form. */
type RouteRights = { GET: 'open'; POST?: 'open' } | { GET?: Right; POST?: Right };

/** The right that each route requires to read it and to submit its form. A route without a row does not compile. */
export const routeRights = {
  reception: { GET: 'desk' },
  'reception.sign-in': { GET: 'open', POST: 'open' },
  'reception.link': { GET: 'open', POST: 'open' },
  'reception.sign-out': { GET: 'desk', POST: 'desk' },
  'reception.account': { GET: 'desk', POST: 'desk' },
  'reception.passkey': { GET: 'desk', POST: 'desk' },
  'reception.orders': { GET: 'orders' },
  'reception.order': { GET: 'orders' },
  'reception.ship': { GET: 'parcels', POST: 'parcels' },
  'reception.note': { GET: 'parcels', POST: 'parcels' },
  'reception.capture': { GET: 'money', POST: 'money' },
  'reception.void': { GET: 'money', POST: 'money' },
  'reception.refund': { GET: 'money', POST: 'money' },
  'reception.review': { GET: 'money', POST: 'money' },
  'reception.paper': { GET: 'parcels' },
  'reception.stock': { GET: 'stock' },
  'reception.stock-item': { GET: 'stock', POST: 'stock' },
  'reception.enquiries': { GET: 'enquiries' },
  'reception.enquiry': { GET: 'enquiries', POST: 'enquiries' },
  'reception.reply': { GET: 'enquiries', POST: 'enquiries' },
  'reception.texts': { GET: 'manage' },
  'reception.text': { GET: 'manage', POST: 'manage' },
  'reception.withdrawals': { GET: 'orders', POST: 'money' },
  'reception.withdrawal': { GET: 'orders', POST: 'money' },
  'reception.payment': { GET: 'orders', POST: 'money' },
  'reception.mail': { GET: 'enquiries', POST: 'enquiries' },
  'reception.log': { GET: 'manage' },
  'reception.newsletter': { GET: 'newsletter' },
  'reception.newsletter-new': { GET: 'newsletter', POST: 'newsletter' },
  'reception.newsletter-issue': { GET: 'newsletter', POST: 'newsletter' },
  'reception.newsletter-send': { GET: 'newsletter', POST: 'newsletter' },
  'reception.newsletter-preview': { GET: 'newsletter' },
  'reception.books': { GET: 'books', POST: 'books' },
  'reception.books-invoice': { GET: 'books' },
  'reception.books-csv': { GET: 'books' },
  'reception.books-zip': { GET: 'books' },
  'reception.figures': { GET: 'books' },
  'reception.figures-csv': { GET: 'books' },
  'reception.unknown': { GET: 'desk', POST: 'desk' },
} as const satisfies Record<DeskRoute, RouteRights>;

/** Routes that are open without signing in. */
export type OpenRoute = {
  [Id in DeskRoute]: (typeof routeRights)[Id] extends { GET: 'open' } ? Id : never;
}[DeskRoute];

/** Routes that need a signed-in member of staff. */
export type StaffRoute = Exclude<DeskRoute, OpenRoute>;

/** The right that a request needs; undefined if the route does not support the method. */
export function rightOf(route: StaffRoute, method: 'GET' | 'POST'): Right | undefined;
export function rightOf(route: DeskRoute, method: 'GET' | 'POST'): Right | 'open' | undefined;
export function rightOf(route: DeskRoute, method: 'GET' | 'POST'): Right | 'open' | undefined {
  const rights: RouteRights = routeRights[route];
  return rights[method];
}
