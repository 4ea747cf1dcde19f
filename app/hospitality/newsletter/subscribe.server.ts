import type { AppLoadContext } from '@remix-run/node';
import { captchaFieldName, extractCaptchaToken } from '~/platform/forms/captcha/captcha.server';
import type { Locale } from '~/i18n/locales';
import { unlessStorageFails } from '~/platform/database/unless-storage-fails.server';
import { getT } from '~/i18n/i18n.server';
import { parseForm } from '~/platform/forms/form.server';
import { log } from '~/platform/log/log.server';
import { mailOptions, textVersion } from './newsletter-context.server';
import { renderConfirmMail, renderAlreadySubscribedMail } from './newsletter-mails.server';
import { formPage, readOwnPage } from './return-address';
import { requestSubscription } from './subscriptions.server';
import type { SubmissionResult } from '@conform-to/react';
import { z } from 'zod';
import { mailAddress } from '~/platform/forms/field-schema';

// Messages are codes; `subscription:errors.<code>` holds the texts.

/** The newsletter form: one address, in lower case, so that each mailbox is one subscription. */
const newsletterSchema = z.object({
  email: mailAddress.transform((value) => value.toLowerCase()),
});

/** The form's possible fields: the address, the page of the form, the honeypot, the captcha token. */
export const newsletterFormNames = ['email', 'from', 'website', captchaFieldName] as const;

/** Why a valid address was rejected; `subscription:problems.<problem>` holds the texts. */
type NewsletterProblem = 'tooMany' | 'storage' | 'captcha';

const errorCodes = ['required', 'email'] as const;

const cooldownSeconds = 60 * 60;

type SubscribeOutcome =
  | {
      kind: 'sent';
      /** The page of this site that contains the form. */
      from?: URL | undefined;
      /** Whether to reset the form. */
      result: SubmissionResult<string[]>;
    }
  | {
      kind: 'rejected';
      status: 400 | 429 | 503;
      /** The typed address and why it was rejected, in the language of the page. */
      result: SubmissionResult<string[]>;
      /** After how many seconds the form may be submitted again. */
      retryAfter?: number | undefined;
    };

/**
 * Subscribes an address to the newsletter. New and known addresses get the same response; so does a submission by a
 * program, which is discarded.
 */
export async function subscribe(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env' | 'forms' | 'outbox'>,
  request: Request,
  form: FormData,
  locale: Locale,
): Promise<SubscribeOutcome> {
  const captchaToken = extractCaptchaToken(form);
  const named = [request.headers.get('referer') ?? '', String(form.get('from') ?? '')];
  const from = readOwnPage(named, context.env.SITE_URL);
  const submission = parseForm(form, newsletterSchema);
  const t = getT(locale);
  if (submission.status !== 'success') {
    const code = submission.error?.email?.[0];
    const known = errorCodes.find((each) => each === code) ?? 'other';
    const error = { email: [t(`subscription:errors.${known}`)] };
    return { kind: 'rejected', status: 400, result: { ...submission.reply(), error } };
  }
  const reject = (status: 400 | 429 | 503, problem: NewsletterProblem, retryAfter?: number) => {
    const result = submission.reply({ formErrors: [t(`subscription:problems.${problem}`)] });
    return { kind: 'rejected' as const, status, result, retryAfter };
  };
  const sent = { kind: 'sent' as const, from, result: submission.reply({ resetForm: true }) };
  const wait = await context.forms.consumeRateLimit(request);
  if (wait !== undefined) return reject(429, 'tooMany', wait);
  if (form.get('website')) {
    log.info('A subscription was classified as spam');
    return reject(400, 'captcha');
  }
  const { email } = submission.value;
  const checked = await context.forms.admit(request, {
    token: captchaToken,
    action: 'newsletter',
    submission: email,
  });
  if (checked.kind === 'limited') return reject(429, 'tooMany', checked.retryAfter);
  if (checked.kind === 'rejected') return reject(400, 'captcha');
  const outcome = await store(context, email, formPage(from), locale);
  if (outcome === 'limited') return reject(429, 'tooMany', cooldownSeconds);
  if (outcome === undefined) return reject(503, 'storage');
  if (outcome === 'queued') context.outbox.notify();
  return sent;
}

async function store(
  context: Pick<AppLoadContext, 'content' | 'db' | 'env'>,
  email: string,
  formPath: string,
  locale: Locale,
) {
  const now = new Date();
  const options = mailOptions(context, email, locale, now);
  const { hash } = options.key;
  const [confirm, known] = await Promise.all([
    renderConfirmMail(options),
    renderAlreadySubscribedMail(options),
  ]);
  const subscription = {
    email,
    locale,
    textVersion: textVersion(locale),
    formPath,
    now,
    confirm: { hash, mail: confirm },
    known: { hash, mail: known },
  };
  return unlessStorageFails(
    () => requestSubscription(context.db, subscription),
    'A subscription could not be stored',
  );
}
