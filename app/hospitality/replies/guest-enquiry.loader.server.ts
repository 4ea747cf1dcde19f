import type { AppLoadContext } from '@remix-run/node';
import { mailSettings } from '~/content/mails/mail-settings.server';
import { isGift, readDetails } from '~/hospitality/enquiries/enquiry-details';
import type { ContentSource } from '~/content/content';
import { findPackageSpan } from '~/hospitality/packages/package-facts.server';
import type { DaySpan } from '~/platform/time/day-span';
import { findPackage, listReservationFacts } from './reply-content.server';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import type { EnquiryState } from '~/platform/database/enquiry-tables';
import { readForm } from '~/platform/forms/form.server';
import { hotelDay } from '~/platform/time/calendar';
import { resourceHref } from '~/routing/resource-href';
import { readReserved } from './apply-reply.server';
import { type Reservation, readRequested } from './reservation';
import { findEnquiryByToken, applyGuestAction } from './guest-enquiry.server';
import { renderGuestActionMail } from './guest-action-mail.server';
import { guestActions, isReserved, listGuestActions } from './enquiry-states';
import { writeReservationCalendar } from './reservation-calendar.server';

type Context = Pick<AppLoadContext, 'content' | 'db' | 'env' | 'outbox' | 'replyLimits'>;

/** Loads the guest's page of an enquiry; undefined if no enquiry has this token. */
export async function loadGuestEnquiry(
  { content, db, env }: Pick<Context, 'content' | 'db' | 'env'>,
  token: string,
  locale: Locale,
  now: Date,
) {
  const enquiry = await findEnquiryByToken(db, token);
  if (!enquiry) return undefined;
  const current = content.current();
  const { hotel } = current.get().site;
  const today = hotelDay(now);
  const { details, state } = enquiry;
  const requested = readRequested(details);
  // A refusal keeps no reservation: it names what the guest asked for.
  const reserved = state === 'declined' ? requested : readReserved(enquiry, requested);
  const context = isGift(readDetails(details)) ? ('gift' as const) : undefined;
  const isOffered = isReserved(state);
  const span = isOffered ? findReservedSpan(current, reserved) : undefined;
  const isPast = span !== undefined && span.to < today;
  const words: Words = wordsOn(today, span) ?? wordsFor(state);
  const t = getT(locale);
  const calendar = writeReservationCalendar(enquiry, {
    content: current,
    siteUrl: env.SITE_URL,
    now,
  });
  return {
    kind: enquiry.kind,
    words,
    context,
    version: enquiry.version,
    actions: listGuestActions(enquiry, today),
    facts: listReservationFacts(current, { reserved, details, isOffered }, locale),
    calendar: calendar === undefined || isPast ? undefined : calendarPath(token),
    phone: hotel.phone,
    phoneDisplay: hotel.phoneDisplay,
    // What a screen reader says first after the guest's answer.
    formTitle: {
      title: t(`reply:states.${words}.title`, { context }),
      detail: t('reply:title'),
      errorPrefix: t('enquiries:errorPrefix'),
    },
  };
}

/** The texts for a state; `current` once a package of several days has begun. */
type Words = Exclude<EnquiryState, 'new' | 'elsewhere'> | 'current' | 'over';

/** The first and the last day of what is reserved; undefined without a date. */
function findReservedSpan(content: ContentSource, { packageId, date }: Reservation) {
  return date === undefined ? undefined : findPackageSpan(findPackage(content, packageId), date);
}

/** On the first day the guest may still cancel, as before. */
function wordsOn(today: string, span: DaySpan | undefined): 'current' | 'over' | undefined {
  if (!span || today <= span.from) return undefined;
  return today <= span.to ? 'current' : 'over';
}

/** `new` and `elsewhere` have had no reply by email, so they normally have no page. */
const wordsFor = (state: EnquiryState): Words =>
  state === 'new' || state === 'elsewhere' ? 'written' : state;

const calendarPath = (token: string) =>
  resourceHref('reservation.calendar', { token, file: 'calendar.ics' });

export type GuestEnquiryView = NonNullable<Awaited<ReturnType<typeof loadGuestEnquiry>>>;

/**
 * Handles the guest's form.
 * @returns undefined if no enquiry has this token; `changed` also for a malformed form
 */
export async function submitGuestAction(
  context: Context,
  request: Request,
  token: string,
): Promise<{ kind: 'done' | 'changed' } | { kind: 'limited'; retryAfter: number } | undefined> {
  const { db, content, outbox, replyLimits } = context;
  const found = await findEnquiryByToken(db, token);
  if (!found) return undefined;
  const form = await readForm(request, ['intent', 'version']);
  const action = guestActions.find((each) => each === form.get('intent'));
  const version = Number(form.get('version') ?? Number.NaN);
  if (!action || !Number.isSafeInteger(version)) return { kind: 'changed' };
  const retryAfter = await replyLimits.countGuestAction(request);
  if (retryAfter !== undefined) return { kind: 'limited', retryAfter };
  const settings = mailSettings(context);
  const outcome = await applyGuestAction(db, found, action, {
    version,
    now: new Date(),
    admit: replyLimits.admitGuestAction,
    renderMail: (after) => renderGuestActionMail(content.current(), after, action, settings),
  });
  if (outcome.kind === 'limited') return outcome;
  if (outcome.kind === 'done') outbox.notify();
  return { kind: outcome.kind === 'changed' ? 'changed' : 'done' };
}
