import { type SubmissionResult, useForm } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';

/** What the newsletter's form is answered. Its errors are in the page's language: no page brings their texts along. */
export type NewsletterAnswer = { isSent: boolean; result: SubmissionResult<string[]> };

/**
 * The newsletter's form: sent without leaving the page, and answered in it; without scripts a plain form.
 * @param id of the form: a page may have two
 * @param posted the answer that came with the document
 */
export function useNewsletterForm(id: string, posted?: NewsletterAnswer) {
  const fetcher = useFetcher<NewsletterAnswer>();
  const isBusy = fetcher.state !== 'idle';
  const answer = fetcher.data ?? posted;
  const [form, { email }] = useForm<{ email: string }>({
    id,
    lastResult: answer?.result ?? null,
    // A double click is one subscription.
    onSubmit: (event) => {
      if (isBusy) event.preventDefault();
    },
  });
  return { form, email, Form: fetcher.Form, isSent: answer?.isSent ?? false };
}
