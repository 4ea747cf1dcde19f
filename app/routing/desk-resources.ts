import type { ResourceRow } from './resources.ts';

/** The staff's desk: one URL for all languages, because each staff member has a language of their own. */
export const deskResources = {
  reception: { file: 'routes/reception/today.tsx', path: '/reception' },
  'reception.sign-in': {
    file: 'routes/reception/sign-in.tsx',
    path: '/reception/sign-in',
    accepts: ['form'],
  },
  'reception.link': {
    file: 'routes/reception/link.tsx',
    path: '/reception/sign-in/:token',
    accepts: ['form'],
  },
  'reception.sign-out': {
    file: 'routes/reception/sign-out.tsx',
    path: '/reception/sign-out',
    accepts: ['form'],
  },
  'reception.account': {
    file: 'routes/reception/account.tsx',
    path: '/reception/account',
    accepts: ['form'],
  },
  'reception.passkey': {
    file: 'routes/reception/passkey.tsx',
    path: '/reception/account/passkeys/:passkey',
    accepts: ['form'],
  },
  'reception.orders': {
    file: 'routes/reception/orders.tsx',
    path: '/reception/orders',
    page: 'shop',
  },
  'reception.order': {
    file: 'routes/reception/order.tsx',
    path: '/reception/orders/:number',
    page: 'shop',
  },
  'reception.ship': {
    file: 'routes/reception/order-ship.tsx',
    path: '/reception/orders/:number/ship',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.capture': {
    file: 'routes/reception/order-capture.tsx',
    path: '/reception/orders/:number/capture',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.void': {
    file: 'routes/reception/order-void.tsx',
    path: '/reception/orders/:number/void',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.refund': {
    file: 'routes/reception/order-refund.tsx',
    path: '/reception/orders/:number/refund',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.review': {
    file: 'routes/reception/order-review.tsx',
    path: '/reception/orders/:number/review',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.note': {
    file: 'routes/reception/order-note.tsx',
    path: '/reception/orders/:number/note',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.paper': { file: 'routes/reception/paper.tsx', path: '/reception/paper', page: 'shop' },
  'reception.stock': { file: 'routes/reception/stock.tsx', path: '/reception/stock', page: 'shop' },
  'reception.stock-item': {
    file: 'routes/reception/stock-item.tsx',
    path: '/reception/stock/:variant',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.enquiries': { file: 'routes/reception/enquiries.tsx', path: '/reception/requests' },
  'reception.enquiry': {
    file: 'routes/reception/enquiry.tsx',
    path: '/reception/requests/:id',
    accepts: ['form'],
  },
  'reception.reply': {
    file: 'routes/reception/enquiry-reply.tsx',
    path: '/reception/requests/:id/:reply',
    accepts: ['form'],
  },
  'reception.texts': { file: 'routes/reception/texts.tsx', path: '/reception/texts' },
  'reception.text': {
    file: 'routes/reception/text.tsx',
    path: '/reception/texts/:template/:language',
    accepts: ['form'],
  },
  'reception.withdrawals': {
    file: 'routes/reception/withdrawals.tsx',
    path: '/reception/withdrawals',
    accepts: ['form'],
    page: 'withdrawal',
  },
  'reception.withdrawal': {
    file: 'routes/reception/withdrawal.tsx',
    path: '/reception/withdrawals/:reference',
    accepts: ['form'],
    page: 'withdrawal',
  },
  'reception.payment': {
    file: 'routes/reception/payment.tsx',
    path: '/reception/payments/:reference',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.mail': {
    file: 'routes/reception/mail.tsx',
    path: '/reception/mails/:mail',
    accepts: ['form'],
  },
  'reception.newsletter': {
    file: 'routes/reception/newsletter.tsx',
    path: '/reception/newsletter',
    page: 'newsletter',
  },
  'reception.newsletter-new': {
    file: 'routes/reception/newsletter-new.tsx',
    path: '/reception/newsletter/new',
    accepts: ['form'],
    page: 'newsletter',
  },
  'reception.newsletter-issue': {
    file: 'routes/reception/newsletter-issue.tsx',
    path: '/reception/newsletter/:id',
    accepts: ['form'],
    page: 'newsletter',
  },
  'reception.newsletter-send': {
    file: 'routes/reception/newsletter-send.tsx',
    path: '/reception/newsletter/:id/send',
    accepts: ['form'],
    page: 'newsletter',
  },
  'reception.newsletter-preview': {
    file: 'routes/reception/newsletter-preview.ts',
    path: '/reception/newsletter/:id/preview/:language',
    page: 'newsletter',
  },
  'reception.log': { file: 'routes/reception/log.tsx', path: '/reception/log' },
  'reception.books': {
    file: 'routes/reception/books.tsx',
    path: '/reception/books',
    accepts: ['form'],
    page: 'shop',
  },
  'reception.books-invoice': {
    file: 'routes/reception/books-invoice.ts',
    path: '/reception/books/invoices/:id',
    page: 'shop',
  },
  'reception.books-csv': {
    file: 'routes/reception/books-csv.ts',
    path: '/reception/books/:month/journal',
    page: 'shop',
  },
  'reception.books-zip': {
    file: 'routes/reception/books-zip.ts',
    path: '/reception/books/:month/files',
    page: 'shop',
  },
  'reception.figures': {
    file: 'routes/reception/figures.tsx',
    path: '/reception/figures',
    page: 'shop',
  },
  'reception.figures-csv': {
    file: 'routes/reception/figures-csv.ts',
    path: '/reception/figures/:year/table',
    page: 'shop',
  },
  // Every other address below the desk's own.
  'reception.unknown': {
    file: 'routes/reception/unknown.tsx',
    path: '/reception/*',
    accepts: ['form'],
  },
} as const satisfies Record<string, ResourceRow>;
