import type { SubmissionResult } from '@conform-to/react';
import { takeForm } from '~/features/forms/form-limit.server';
import { getContent } from '~/features/content/content.server';
import { judgeFormKey } from '~/features/forms/form-key.server';
import { wakeOutbox } from '~/features/mail/outbox-waker.server';
import type { Locale } from '~/i18n/locales';
import { getDatabase } from '~/server/database/database.server';
import { isStorageError } from '~/server/database/storage-error';
import { getEnv, getSessionSecrets } from '~/server/env.server';
import { parseForm } from '~/server/form.server';
import { log } from '~/server/log.server';
import { renderContactMails } from './contact-mails.server';
import { contactFields, type ContactMessage, contactSchema } from './contact-schema';
import type { ContactProblem } from './contact-view';
import { recipientRestSeconds, storeEnquiry } from './enquiries.server';
import { submissionIds } from './submission-id.server';

export type ContactOutcome =
  | { kind: 'sent' }
  | {
      kind: 'refused';
      status: 400 | 429 | 503;
      /** What was typed and what is wrong with it. */
      result: SubmissionResult<string[]>;
      problem?: ContactProblem;
      /** The form's time stamp, if it is ours: it was not begun anew only because something was wrong. */
      formKey?: string;
      /** After how many seconds it may be sent again. */
      retryAfter?: number;
    };

/** Names that a contact form may bring: the message, the time stamp, the trap. */
export const contactFormNames = [...contactFields, 'formKey', 'website'] as const;

/**
 * Takes a visitor's message: once, however often and however parallel it is sent. What a program sent by itself is
 * answered like the rest and goes nowhere.
 */
export async function submitContact(
  request: Request,
  form: FormData,
  locale: Locale,
): Promise<ContactOutcome> {
  const submission = parseForm(form, contactSchema);
  const key = String(form.get('formKey') ?? '');
  // No stamp at all is no fault: whoever sends a form without our page is held by the limits.
  const verdict = key ? judgeFormKey(getSessionSecrets(), key) : 'good';
  const formKey = key && verdict !== 'unknown' ? key : undefined;
  const refuse = (status: 429 | 400 | 503, problem: ContactProblem, wait?: number) => {
    const result = submission.reply({ formErrors: [problem] });
    return { kind: 'refused' as const, status, problem, result, formKey, retryAfter: wait };
  };
  if (submission.status !== 'success') {
    return { kind: 'refused', status: 400, result: submission.reply(), formKey };
  }
  const retryAfter = takeForm(request);
  if (retryAfter !== undefined) return refuse(429, 'tooMany', retryAfter);
  if (verdict === 'unknown') return refuse(400, 'stale');
  if (verdict === 'early' || form.get('website')) {
    log.info('A message was taken for spam');
    return { kind: 'sent' };
  }
  const stored = await store(submission.value, locale);
  if (stored === 'limited') return refuse(429, 'tooMany', recipientRestSeconds);
  if (stored === 'failed') return refuse(503, 'storage');
  if (stored === 'stored') wakeOutbox();
  return { kind: 'sent' };
}

async function store(message: ContactMessage, locale: Locale) {
  const now = new Date();
  const { fullName, email, phone, message: words } = message;
  const ids = submissionIds(['contact', fullName, email, phone, words], now);
  const mails = await renderContactMails(
    { ...message, id: ids[0], locale, createdAt: now },
    { site: getContent().get().site, operatorAddress: getEnv().MAIL_TO },
  );
  const enquiry = {
    kind: 'contact' as const,
    locale,
    full_name: fullName,
    email,
    phone,
    message: words,
  };
  try {
    return await storeEnquiry(await getDatabase(), enquiry, { ids, mails, now });
  } catch (error) {
    if (!isStorageError(error)) throw error;
    log.error({ err: error }, 'A message could not be stored');
    return 'failed';
  }
}
