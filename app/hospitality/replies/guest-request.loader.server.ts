import type { AppLoadContext } from '@remix-run/node';
import { listKeptFacts } from './reply-content.server';
import { getT } from '~/i18n/i18n.server';
import type { Locale } from '~/i18n/locales';
import { readForm } from '~/platform/forms/form.server';
import { hotelDay } from '~/platform/time/calendar';
import { resourceHref } from '~/routing/resource-href';
import { readKept } from './apply-reply.server';
import { readAsked } from './asked';
import { findRequestByToken, takeGuestStep } from './guest-request.server';
import { renderGuestStepMail } from './guest-step-mail.server';
import { guestSteps, keepingStates, listGuestSteps } from './request-states';
import { writeRequestCalendar } from './request-calendar.server';

type Context = Pick<AppLoadContext, 'content' | 'db' | 'env' | 'outbox' | 'requestLimits'>;

/** The guest's page of a request; undefined where the address is nobody's. */
export async function loadGuestRequest(
  { content, db, env }: Pick<Context, 'content' | 'db' | 'env'>,
  token: string,
  locale: Locale,
  now = new Date(),
) {
  const request = await findRequestByToken(db, token);
  if (!request) return undefined;
  const current = content.current();
  const { hotel } = current.get().site;
  const today = hotelDay(now);
  const kept = readKept(request, readAsked(request.details));
  const isKept = (keepingStates as readonly string[]).includes(request.state);
  const isOver = isKept && kept.date !== undefined && kept.date < today;
  const calendar = writeRequestCalendar(request, { content: current, siteUrl: env.SITE_URL, now });
  return {
    kind: request.kind,
    state: request.state,
    isOver,
    version: request.version,
    steps: listGuestSteps(request, today),
    facts: listKeptFacts(current, kept, locale),
    calendar: calendar === undefined || isOver ? undefined : calendarPath(token),
    phone: hotel.phone,
    phoneDisplay: hotel.phoneDisplay,
    formTitle: { title: getT(locale)('reply:title'), errorPrefix: '' },
  };
}

const calendarPath = (token: string) =>
  resourceHref('request.calendar', { token, file: 'calendar.ics' });

export type GuestRequestView = NonNullable<Awaited<ReturnType<typeof loadGuestRequest>>>;

/**
 * Takes what the guest pressed.
 * @returns undefined where the address is nobody's; `changed` also for a form that is not ours
 */
export async function submitGuestStep(
  context: Context,
  request: Request,
  token: string,
): Promise<{ kind: 'done' | 'changed' } | { kind: 'limited'; retryAfter: number } | undefined> {
  const { db, content, env, outbox, requestLimits } = context;
  const found = await findRequestByToken(db, token);
  if (!found) return undefined;
  const form = await readForm(request, ['step', 'version']);
  const step = guestSteps.find((each) => each === form.get('step'));
  const version = Number(form.get('version') ?? Number.NaN);
  if (!step || !Number.isSafeInteger(version)) return { kind: 'changed' };
  const retryAfter = requestLimits.countStep(request);
  if (retryAfter !== undefined) return { kind: 'limited', retryAfter };
  const { site } = content.current().get();
  const { SITE_URL: siteUrl, MAIL_TO: operatorAddress } = env;
  const outcome = await takeGuestStep(db, found, step, {
    version,
    now: new Date(),
    renderMail: (after) =>
      renderGuestStepMail(content.current(), after, step, { site, siteUrl, operatorAddress }),
  });
  if (outcome === 'done') outbox.notify();
  return { kind: outcome === 'changed' ? 'changed' : 'done' };
}
