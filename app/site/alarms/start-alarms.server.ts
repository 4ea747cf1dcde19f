import type { AppLoadContext } from '@remix-run/node';
import { staffLocale } from '~/i18n/staff-locale';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { enqueue, isEnqueued } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { renderEmail } from '~/platform/mail/render-email.server';
import { hotelDay } from '~/platform/time/calendar';
import { minuteMs } from '~/platform/time/durations';
import { alarmMailKind, findAlarms, type Alarm } from './alarms.server';

type Context = Pick<AppLoadContext, 'content' | 'db' | 'env' | 'invoices' | 'outbox' | 'payments'>;

const everyMs = 5 * minuteMs;

/** Other servers are queried on every twelfth run, that is once an hour. */
const thoroughEvery = 12;

/** Looks for problems every five minutes. Returns undefined, and starts nothing, unless OPERATOR_EMAIL is set. */
export function startAlarms(context: Context): Job | undefined {
  const { env } = context;
  if (env.OPERATOR_EMAIL === undefined) return undefined;
  let rounds = 0;
  return startJob({
    name: 'alarms',
    everyMs: jobInterval(env, everyMs),
    log,
    firstRun: 'later',
    run: () => raiseAlarms(context, new Date(), rounds++ % thoroughEvery === 0),
  });
}

/**
 * Queues one email per problem, and at most one a day, or for each stage, for the same problem: the outbox records what
 * has been queued.
 */
export async function raiseAlarms(context: Context, now: Date, isThorough: boolean): Promise<void> {
  const { db, env, outbox } = context;
  const address = env.OPERATOR_EMAIL;
  if (address === undefined) return;
  for (const alarm of await findAlarms(context, now, isThorough)) {
    const dedupeKey = `alarm:${alarm.kind}:${alarm.stage ?? hotelDay(now)}`;
    if (await isEnqueued(db, dedupeKey)) continue;
    const mail = await renderAlarm(context, alarm, { dedupeKey, address });
    await db.transaction().execute((trx) => enqueue(trx, mail, { now }));
    log.warn({ alarm: alarm.kind }, 'The operator was notified');
    outbox.notify();
  }
}

async function renderAlarm(
  { content, env }: Context,
  { kind, values, stage }: Alarm,
  { dedupeKey, address }: { dedupeKey: string; address: string },
): Promise<OutgoingMail> {
  const { hotel } = content.current().get().site;
  const t = getMailTexts(staffLocale);
  const title = t(`alarm.${kind}Title`);
  const text = t(`alarm.${kind}Text`, values);
  return {
    dedupeKey,
    kind: alarmMailKind,
    siteUrl: env.SITE_URL,
    to: { name: '', address },
    ...(await renderEmail({
      locale: staffLocale,
      hotel: hotel.name,
      kicker: t('alarm.kicker'),
      subject: t('alarm.subject', { hotel: hotel.name, title }),
      preview: text,
      title,
      opening: stage === undefined ? [text, t('alarm.once')] : [text],
      footer: { lines: [] },
    })),
  };
}
