import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import { captchaFieldName, takeToken } from '~/platform/forms/captcha/captcha.server';
import { judgeFormKey } from '~/platform/forms/form-key.server';
import type { OutgoingMail } from '~/platform/mail/outgoing-mail';
import type { Locale } from '~/i18n/locales';
import { reportStorageError } from '~/platform/database/report-storage-error.server';
import { isStorageError } from '~/platform/database/storage-error';
import { parseForm } from '~/platform/forms/form.server';
import { log } from '~/platform/log/log.server';
import type { EnquiryAbout, EnquiryMailOptions } from '~/content/mails/enquiry-mails.server';
import type { EnquiryProblem, RefusedForm } from '~/components/forms/enquiry-view';
import { type NewEnquiry, recipientRestSeconds, storeEnquiry } from './enquiries.server';
import { submissionIds } from '~/platform/forms/submission-id.server';

/** What is particular to one of the forms: its fields, its row and its mails. */
export type EnquiryKind<Value> = {
  schema: z.ZodType<Value>;
  toRow(value: Value): Omit<NewEnquiry, 'locale'>;
  renderMails(
    value: Value,
    about: EnquiryAbout,
    options: EnquiryMailOptions,
  ): Promise<OutgoingMail[]>;
};

export type RefusedEnquiry = RefusedForm & {
  kind: 'refused';
  status: 400 | 429 | 503;
  /** After how many seconds it may be sent again. */
  retryAfter?: number;
};

export type EnquiryOutcome = { kind: 'sent' } | RefusedEnquiry;

/** Names that every form brings beside its fields: the time stamp, the trap and the captcha's token. */
export const enquiryFormNames = ['formKey', 'website', captchaFieldName] as const;

/**
 * Takes a visitor's enquiry: once, however often and however parallel it is sent. What a program sent by itself is
 * answered like the rest and goes nowhere.
 */
export async function takeEnquiry<Value>(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'forms' | 'outbox' | 'secrets'>,
  request: Request,
  form: FormData,
  locale: Locale,
  kind: EnquiryKind<Value>,
): Promise<EnquiryOutcome> {
  const token = takeToken(form);
  const submission = parseForm(form, kind.schema);
  const key = String(form.get('formKey') ?? '');
  // No stamp at all is no fault: whoever sends a form without our page is held by the limits.
  const verdict = key ? judgeFormKey(context.secrets, key) : 'good';
  const formKey = key && verdict !== 'unknown' ? key : undefined;
  const refuse = (status: 429 | 400 | 503, problem: EnquiryProblem, wait?: number) => {
    const result = submission.reply({ formErrors: [problem] });
    return { kind: 'refused' as const, status, problem, result, formKey, retryAfter: wait };
  };
  if (submission.status !== 'success') {
    return { kind: 'refused', status: 400, result: submission.reply(), formKey };
  }
  const retryAfter = context.forms.take(request);
  if (retryAfter !== undefined) return refuse(429, 'tooMany', retryAfter);
  if (verdict === 'unknown') return refuse(400, 'stale');
  if (verdict === 'early' || form.get('website')) {
    log.info('An enquiry was taken for spam');
    return { kind: 'sent' };
  }
  const enquiry = nameEnquiry(submission.value, kind);
  const about = { token, action: enquiry.row.kind, submission: enquiry.ids[0] };
  const checked = await context.forms.check(request, about);
  if (checked.kind === 'limited') return refuse(429, 'tooMany', checked.retryAfter);
  if (checked.kind === 'doubted') return refuse(400, 'doubted');
  const stored = await store(context, enquiry, locale, checked.kind === 'unchecked');
  if (stored === 'limited') return refuse(429, 'tooMany', recipientRestSeconds);
  if (stored === 'failed') return refuse(503, 'storage');
  if (stored === 'stored') context.outbox.wake();
  return { kind: 'sent' };
}

/** The enquiry as it will be stored, with the names of its words. */
function nameEnquiry<Value>(value: Value, kind: EnquiryKind<Value>) {
  const now = new Date();
  const row = kind.toRow(value);
  const ids = submissionIds(
    [row.kind, row.full_name, row.email, row.phone, row.message, row.details ?? ''],
    now,
  );
  const renderMails = (
    about: Omit<EnquiryAbout, 'id' | 'createdAt'>,
    options: EnquiryMailOptions,
  ) => kind.renderMails(value, { ...about, id: ids[0], createdAt: now }, options);
  return { row, ids, now, renderMails };
}

type NamedEnquiry = ReturnType<typeof nameEnquiry>;

async function store(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env'>,
  { row, ids, now, renderMails }: NamedEnquiry,
  locale: Locale,
  isUnchecked: boolean,
) {
  const { SITE_URL: siteUrl, MAIL_TO: operatorAddress } = context.env;
  const { site } = context.content.current().get();
  const mails = await renderMails({ locale, isUnchecked }, { site, siteUrl, operatorAddress });
  try {
    return await storeEnquiry(context.db, { ...row, locale }, { ids, mails, now });
  } catch (error) {
    if (!isStorageError(error)) throw error;
    reportStorageError(error, 'An enquiry could not be stored');
    return 'failed';
  }
}
