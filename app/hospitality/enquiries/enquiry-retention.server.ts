import { type Kysely, type Selectable, sql } from 'kysely';
import { maskAddress, mentionsAddress } from '~/platform/mail/address-mention';
import { mayMention } from '~/platform/mail/may-mention';
import type { EnquiryTable } from '~/platform/database/enquiry-tables';
import type { Database } from '~/platform/database/schema';
import { isReserved } from '~/hospitality/replies/enquiry-states';
import { addDays, hotelDay } from '~/platform/time/calendar';
import { dayMs } from '~/platform/time/durations';
import { startOfHotelDay } from '~/platform/time/hotel-time';
import { detailsMention, readDetails, redactPerson, writeDetails } from './enquiry-details';
import { indexEnquiry } from './enquiry-search.server';

export type Enquiry = Selectable<EnquiryTable>;

/** 12 months, as stated on the privacy page. */
const keptMs = 365 * dayMs;

type Kept = Pick<Enquiry, 'created_at' | 'state' | 'reserved_date'>;

/** When an enquiry's retention period ends: after 12 months, but not before the day of its reservation is over. */
export function enquiryExpiresAt({ created_at, state, reserved_date }: Kept): Date {
  const end = Date.parse(created_at) + keptMs;
  if (reserved_date === null || state === 'cancelled') return new Date(end);
  return new Date(Math.max(end, startOfHotelDay(addDays(reserved_date, 1)).getTime()));
}

/** Deletes enquiries whose retention period has ended, as `enquiryExpiresAt` says. */
export async function deleteOldEnquiries(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('enquiries')
    .where('created_at', '<', new Date(now.getTime() - keptMs).toISOString())
    .where((eb) =>
      eb.or([
        eb('reserved_date', 'is', null),
        eb('reserved_date', '<', hotelDay(now)),
        eb('state', '=', 'cancelled'),
      ]),
    )
    .execute();
}

/**
 * Whether an enquiry may be erased on request. A reservation stays until its day is over: without it nobody would expect
 * the guest, who has the hotel's promise. One that the guest gives up is cancelled first.
 */
export function planEnquiryErasure({ state, reserved_date }: Kept, now: Date): 'forget' | 'keep' {
  const isOver = reserved_date !== null && reserved_date < hotelDay(now);
  return isReserved(state) && !isOver ? 'keep' : 'forget';
}

/**
 * Finds the enquiries made with an address, and those of other people that mention it, oldest first.
 * @param address in lower case
 */
export async function findEnquiriesOf(
  db: Kysely<Database>,
  address: string,
): Promise<{ own: Enquiry[]; naming: Enquiry[] }> {
  const enquiries = await db
    .selectFrom('enquiries')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(sql`lower(email)`, '=', address),
        mayMention('full_name', address),
        mayMention('message', address),
        mayMention('details', address),
      ]),
    )
    .orderBy('id')
    .execute();
  const isOwn = ({ email }: Enquiry) => email.toLowerCase() === address;
  return {
    own: enquiries.filter(isOwn),
    naming: enquiries.filter(
      (enquiry) =>
        !isOwn(enquiry) &&
        (mentionsAddress(`${enquiry.full_name}\n${enquiry.message}`, address) ||
          detailsMention(readDetails(enquiry.details), address)),
    ),
  };
}

/**
 * Erases an address: its own enquiries entirely, except those that `planEnquiryErasure` keeps; in other people's, the
 * address and the details of a gift's recipient.
 */
export async function eraseEnquiriesOf(
  db: Kysely<Database>,
  address: string,
  now: Date,
): Promise<void> {
  const { own, naming } = await findEnquiriesOf(db, address);
  const forgettable = own.filter((enquiry) => planEnquiryErasure(enquiry, now) === 'forget');
  for (const { id } of forgettable) await db.deleteFrom('enquiries').where('id', '=', id).execute();
  for (const enquiry of naming) await maskEnquiry(db, enquiry, address);
  await maskAnswers(db, address);
}

/** Masks the address in another person's enquiry, whose name may be the address that they meant to type. */
async function maskEnquiry(db: Kysely<Database>, enquiry: Enquiry, address: string): Promise<void> {
  const { id } = enquiry;
  const full_name = maskAddress(enquiry.full_name, address);
  await db
    .updateTable('enquiries')
    .set({
      full_name,
      message: maskAddress(enquiry.message, address),
      details: writeDetails(redactPerson(readDetails(enquiry.details), address)),
    })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('enquiry_search_terms').where('enquiry_id', '=', id).execute();
  await indexEnquiry(db, { ...enquiry, full_name });
}

/** Masks the address in what the hotel wrote to other people. */
async function maskAnswers(db: Kysely<Database>, address: string): Promise<void> {
  const answers = await db
    .selectFrom('enquiry_answers')
    .select(['id', 'text'])
    .where(mayMention('text', address))
    .execute();
  for (const { id, text } of answers) {
    await db
      .updateTable('enquiry_answers')
      .set({ text: maskAddress(text, address) })
      .where('id', '=', id)
      .execute();
  }
}
