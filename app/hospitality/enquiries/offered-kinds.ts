import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import type { PageId } from '~/routing/page-table';
import { hasPage } from '~/routing/paths';

const formPages = {
  table: 'tableReservation',
  package: 'packageReservation',
  contact: 'contact',
} as const satisfies Record<EnquiryTable['kind'], PageId>;

/** What guests of this hotel can ask for. Requests of other kinds may be stored from before a page was left out. */
export const offeredKinds = (Object.keys(formPages) as EnquiryTable['kind'][]).filter((kind) =>
  hasPage(formPages[kind]),
);
