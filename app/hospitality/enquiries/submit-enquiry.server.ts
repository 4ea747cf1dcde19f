import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import { captchaFieldName, extractCaptchaToken } from '~/platform/forms/captcha/captcha.server';
import {
  formTokenFields,
  issueFormToken,
  readFormToken,
  verifyFormToken,
} from '~/platform/forms/form-token.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { Locale } from '~/i18n/locales';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { parseForm } from '~/platform/forms/form.server';
import { log } from '~/platform/log/log.server';
import type { EnquiryAbout } from '~/content/mails/enquiry-mails.server';
import { type MailSettings, mailSettings } from '~/content/mails/mail-settings.server';
import type { EnquiryProblem, EnquiryActionData } from '~/components/forms/enquiry-form-state';
import { findOpenId, type NewEnquiry, storeEnquiry } from './enquiries.server';
import { submissionIds } from '~/platform/forms/submission-id.server';

/** How one kind of enquiry is validated, stored and mailed. */
export type EnquiryKind<Value> = {
  schema: z.ZodType<Value>;
  toRow(value: Value): Omit<NewEnquiry, 'locale'>;
  renderMails(value: Value, about: EnquiryAbout, options: MailSettings): Promise<OutgoingMail[]>;
};

export type RejectedEnquiry = EnquiryActionData & {
  kind: 'rejected';
  status: 400 | 429 | 503;
  /** Seconds after which the form may be submitted again. */
  retryAfter?: number | undefined;
};

/** `isCopied`: whether the guest gets a copy by email; not if their mailbox has received too many. */
export type SentEnquiry = { kind: 'sent'; isCopied: boolean };

export type EnquiryOutcome = SentEnquiry | RejectedEnquiry;

/** Fields that every enquiry form has: the signed timestamp, the honeypot and the captcha token. */
export const enquiryFormFields = [...formTokenFields, 'website', captchaFieldName] as const;

/**
 * Accepts a visitor's enquiry, exactly once even if it is submitted repeatedly or concurrently. What looks like a bot's
 * is neither stored nor mailed, and its sender is told so: it may be a guest whose browser filled in the honeypot.
 */
export async function submitEnquiry<Value>(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'forms' | 'outbox' | 'secrets'>,
  request: Request,
  form: FormData,
  locale: Locale,
  kind: EnquiryKind<Value>,
): Promise<EnquiryOutcome> {
  const captchaToken = extractCaptchaToken(form);
  const submission = parseForm(form, kind.schema);
  const token = readFormToken(form);
  // A missing token is allowed: clients that post without loading the form are held back by the rate limits.
  const verdict = token ? verifyFormToken(context.secrets, token, Date.now()) : 'valid';
  const isSuspect = verdict === 'early' || Boolean(form.get('website'));
  // With scripts, the page of a refused form keeps its data, so the token that it came with would be refused for ever.
  const isRenewed = verdict === 'invalid' || isSuspect;
  const fresh = isRenewed ? issueFormToken(context.secrets, Date.now()) : undefined;
  const formToken = fresh ?? (token || undefined);
  const reject = (status: 429 | 400 | 503, problem: EnquiryProblem, retryAfter?: number) => {
    const result = submission.reply({ formErrors: [problem] });
    return { kind: 'rejected' as const, status, problem, result, formToken, retryAfter };
  };
  if (submission.status !== 'success') {
    return { kind: 'rejected', status: 400, result: submission.reply(), formToken };
  }
  const retryAfter = await context.forms.consumeRateLimit(request);
  if (retryAfter !== undefined) return reject(429, 'tooMany', retryAfter);
  if (verdict === 'invalid') return reject(400, 'stale');
  if (isSuspect) {
    log.info('An enquiry was classified as spam');
    return reject(400, 'captcha');
  }
  const enquiry = prepareEnquiry(submission.value, kind);
  const captcha = await context.forms.admit(request, {
    token: captchaToken,
    action: enquiry.row.kind,
    submission: enquiry.ids[0],
  });
  if (captcha.kind === 'limited') return reject(429, 'tooMany', captcha.retryAfter);
  if (captcha.kind === 'rejected') return reject(400, 'captcha');
  const stored = await store(context, enquiry, locale, captcha.kind === 'unverified');
  if (stored === undefined) return reject(503, 'storage');
  if (stored.isNew) context.outbox.notify();
  return { kind: 'sent', isCopied: stored.isCopied };
}

/** The enquiry as it will be stored, with the ids derived from its content. */
function prepareEnquiry<Value>(value: Value, kind: EnquiryKind<Value>) {
  const now = new Date();
  const row = kind.toRow(value);
  const ids = submissionIds(
    [row.kind, row.full_name, row.email, row.phone, row.message, row.details ?? ''],
    now,
  );
  const renderMails = (about: Omit<EnquiryAbout, 'createdAt'>, options: MailSettings) =>
    kind.renderMails(value, { ...about, createdAt: now }, options);
  return { row, ids, now, renderMails };
}

type PreparedEnquiry = ReturnType<typeof prepareEnquiry>;

/** @returns undefined if that fails, for whatever reason: an error page would not keep the guest's words */
async function store(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env'>,
  { row, ids, now, renderMails }: PreparedEnquiry,
  locale: Locale,
  isUnchecked: boolean,
) {
  try {
    const id = await findOpenId(context.db, ids[0]);
    const recent = await findOpenId(context.db, ids[1]);
    const mails = await renderMails({ id, locale, isUnchecked }, mailSettings(context));
    return await storeEnquiry(context.db, { ...row, locale }, { ids: [id, recent], mails, now });
  } catch (error) {
    reportStorageError(error, 'An enquiry could not be stored');
    return undefined;
  }
}
