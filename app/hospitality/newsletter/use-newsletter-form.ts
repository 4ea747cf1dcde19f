import { type SubmissionResult, useForm } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';

/**
 * The response to the newsletter form. Its errors are in the page's language, because pages do not load those texts.
 */
export type NewsletterActionData = { isSent: boolean; result: SubmissionResult<string[]> };

/**
 * The newsletter form: submitted without leaving the page; a plain form without scripts.
 * @param id of the form, because a page may have two
 * @param actionData if the form was submitted without scripts
 */
export function useNewsletterForm(id: string, actionData?: NewsletterActionData) {
  const fetcher = useFetcher<NewsletterActionData>();
  const data = fetcher.data ?? actionData;
  const [form, { email }] = useForm<{ email: string }>({
    id,
    lastResult: data?.result ?? null,
  });
  return {
    form,
    email,
    Form: fetcher.Form,
    isSent: data?.isSent ?? false,
    /** Whether it was submitted without leaving the page. */
    isUsed: fetcher.state !== 'idle' || fetcher.data !== undefined,
  };
}
