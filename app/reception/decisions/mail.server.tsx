import { issueMailKind } from '~/hospitality/newsletter/issues/issue-mail-kind';
import { formatDateTime } from '~/i18n/format';
import { dismissMail, isHeld, isIncomplete } from '~/platform/mail/outbox-hold.server';
import { findMail, retryMail } from '~/platform/mail/outbox-list.server';
import { splitAddresses } from '~/platform/mail/web-addresses';
import { hasInvoiceDocument } from '~/shop/invoices/mails/invoice-document.server';
import { MailLink } from '../contact-links';
import { type StaffRequest, toRefusal } from '../desk-route.server';
import { listActions } from '../log/staff-actions.server';
import { type MailSubject, nameSubject, readMailSubject, subjectHref } from '../mail-subject';
import type { DeskScreen } from '../render-desk.server';
import { decideCase, showCase, subjectOf } from './decide.server';
import type { Decision, PendingCase } from './pending-case';

type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

type MailDecisionId = 'retry' | 'discard';

/** An email that could not be sent, or that staff have decided about; other emails have no sheet. */
async function findFailedMail({ context, params }: StaffRequest): Promise<Mail | undefined> {
  const id = /^\d{1,12}$/.test(params.mail ?? '') ? Number(params.mail) : 0;
  const mail = await findMail(context.db, id);
  // Those of the newsletter are counted on the sheet of their issue.
  if (!mail || mail.kind === issueMailKind) return undefined;
  if (mail.state === 'dead') return mail;
  const actions = await listActions(context.db, subjectOf({ kind: 'mail', reference: String(id) }));
  return actions.length > 0 ? mail : undefined;
}

/** Its content and recipient are erased by a decision, or 90 days after it was written. */
const isErased = ({ to_address }: Mail) => to_address === '';

function stateOf(mail: Mail) {
  if (mail.state === 'sent') return 'sent';
  if (isErased(mail)) return 'settled';
  if (mail.state === 'queued') return 'waiting';
  return isHeld(mail) ? 'held' : 'failed';
}

async function toCase(
  { context, locale, t }: StaffRequest,
  mail: Mail,
): Promise<PendingCase<MailDecisionId>> {
  const { id, to_address, subject, attempts, last_error, created_at, dedupe_key } = mail;
  const state = stateOf(mail);
  const about = readMailSubject(dedupe_key);
  const text = about ? hideLinks(mail.text) : '';
  const isWaiting = state === 'held' && (await isIncomplete(context.db, mail, hasInvoiceDocument));
  return {
    kind: 'mail',
    reference: String(id),
    name: isErased(mail) ? '' : t('reception:today.mail', { id }),
    title: isErased(mail) ? t('decisions:mails.title', { id }) : to_address,
    state: t(`decisions:mails.states.${state}`),
    facts: [
      [t('decisions:mails.to'), isErased(mail) ? '' : <MailLink key="to" to={to_address} />],
      [t('decisions:mails.about'), about ? toLink(t, about) : ''],
      [t('decisions:mails.subject'), subject],
      [t('decisions:mails.written'), formatDateTime(new Date(created_at), locale)],
      [t('decisions:mails.attempts'), state === 'failed' ? String(attempts) : ''],
      [t('decisions:mails.reason'), state === 'failed' ? (last_error ?? '') : ''],
    ],
    note: isWaiting
      ? t('decisions:mails.incomplete')
      : state === 'held'
        ? t('decisions:mails.retry.held')
        : undefined,
    quote: text
      ? {
          title: t('decisions:mails.text'),
          text,
          hint: text === mail.text ? undefined : t('decisions:mails.textHint'),
        }
      : undefined,
    decisions:
      state === 'failed' || state === 'held'
        ? listDecisions(t, mail, state).filter(({ id }) => id !== 'retry' || !isWaiting)
        : [],
  };
}

/** Shortens the links of an email: they act in the name of whoever opens them. */
const hideLinks = (text: string) =>
  splitAddresses(text)
    .map(({ text: piece, href }) => (href === undefined ? piece : originOf(href)))
    .join('');

/** Guests' texts may contain what only looks like a URL. */
const originOf = (href: string) => (URL.canParse(href) ? `${new URL(href).origin}/…` : 'https://…');

const toLink = (t: StaffRequest['t'], about: MailSubject) => (
  <a href={subjectHref(about)}>{nameSubject(about) ?? t('decisions:mails.enquiry')}</a>
);

function listDecisions(
  t: StaffRequest['t'],
  { to_address }: Mail,
  state: 'failed' | 'held',
): Decision<MailDecisionId>[] {
  return [
    {
      id: 'retry',
      needsReason: false,
      consequences: [
        t('decisions:mails.retry.to', { email: to_address }),
        t(`decisions:mails.retry.${state}`),
      ],
    },
    {
      id: 'discard',
      needsReason: false,
      consequences: [t(`decisions:mails.discard.${state}`), t('decisions:mails.discard.final')],
    },
  ];
}

/** The sheet of a failed email, or the page of a decision about it. */
export async function showMail(desk: StaffRequest): Promise<DeskScreen> {
  const mail = await findFailedMail(desk);
  return mail ? showCase(desk, await toCase(desk, mail)) : toRefusal(desk, 'missing');
}

/** Sends a failed email again or discards it, as `npm run outbox` does. */
export async function decideMail(desk: StaffRequest): Promise<DeskScreen | Response> {
  const { context, now } = desk;
  const mail = await findFailedMail(desk);
  if (!mail) return toRefusal(desk, 'missing');
  const { db, outbox } = context;
  return decideCase(desk, await toCase(desk, mail), async ({ id }) => {
    if (id === 'discard') return (await dismissMail(db, mail.id)) ? 'done' : 'already';
    const outcome = await retryMail(db, mail.id, { hasDocument: hasInvoiceDocument, now });
    outbox.notify();
    if (outcome === 'erased' || outcome === 'incomplete') return 'refused';
    return outcome === 'again' ? 'done' : 'already';
  });
}
