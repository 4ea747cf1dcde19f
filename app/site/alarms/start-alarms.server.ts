import type { AppLoadContext } from '@remix-run/node';
import { operatorLocale } from '~/i18n/operator-locale';
import { type Job, jobInterval, startJob } from '~/platform/jobs/job.server';
import { log } from '~/platform/log/log.server';
import { getMailTexts } from '~/platform/mail/mail-texts.server';
import { enqueue } from '~/platform/mail/outbox.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import { renderEmail } from '~/platform/mail/render-email.server';
import { hotelDay } from '~/platform/time/calendar';
import { findMatters, type Matter } from './matters.server';

type Context = Pick<AppLoadContext, 'content' | 'db' | 'env' | 'outbox'>;

const everyMs = 5 * 60_000;

/** Other servers are asked once an hour. */
const thoroughEvery = 12;

/** Looks every five minutes for what the operator has to see to, where OPERATOR_EMAIL says who that is. */
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

/** Writes one email for each matter, and at most one a day for the same: the outbox knows which were written. */
export async function raiseAlarms(context: Context, now: Date, isThorough: boolean): Promise<void> {
  const { db, env, outbox } = context;
  const address = env.OPERATOR_EMAIL;
  if (address === undefined) return;
  for (const matter of await findMatters(context, now, isThorough)) {
    const dedupeKey = `alarm:${matter.kind}:${hotelDay(now)}`;
    const written = await db
      .selectFrom('outbox')
      .select('id')
      .where('dedupe_key', '=', dedupeKey)
      .executeTakeFirst();
    if (written) continue;
    const mail = await renderAlarm(context, matter, { dedupeKey, address });
    await db.transaction().execute((trx) => enqueue(trx, mail, { now }));
    log.warn({ matter: matter.kind }, 'The operator was notified');
    outbox.notify();
  }
}

async function renderAlarm(
  { content, env }: Context,
  { kind, values }: Matter,
  { dedupeKey, address }: { dedupeKey: string; address: string },
): Promise<OutgoingMail> {
  const { hotel } = content.current().get().site;
  const t = getMailTexts(operatorLocale);
  const title = t(`alarm.${kind}Title`);
  const text = t(`alarm.${kind}Text`, values);
  return {
    dedupeKey,
    kind: 'alarm',
    siteUrl: env.SITE_URL,
    to: { name: '', address },
    ...(await renderEmail({
      locale: operatorLocale,
      hotel: hotel.name,
      kicker: t('alarm.kicker'),
      subject: t('alarm.subject', { hotel: hotel.name, title }),
      preview: text,
      title,
      opening: [text, t('alarm.once')],
      foot: { lines: [] },
    })),
  };
}
