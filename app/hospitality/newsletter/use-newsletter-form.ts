import { type SubmissionResult, useForm } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';

/**
 * The response to the newsletter form. Its errors are in the page's language, because pages do not load those texts.
 */
export type NewsletterResponse = { isSent: boolean; result: SubmissionResult<string[]> };

/**
 * The newsletter form: submitted without leaving the page; a plain form without scripts.
 * @param id of the form, because a page may have two
 * @param posted the response that came with the document
 */
export function useNewsletterForm(id: string, posted?: NewsletterResponse) {
  const fetcher = useFetcher<NewsletterResponse>();
  const isBusy = fetcher.state !== 'idle';
  const answer = fetcher.data ?? posted;
  const [form, { email }] = useForm<{ email: string }>({
    id,
    lastResult: answer?.result ?? null,
    // A double click must not subscribe twice.
    onSubmit: (event) => {
      if (isBusy) event.preventDefault();
    },
  });
  return { form, email, Form: fetcher.Form, isSent: answer?.isSent ?? false };
}
