import { useLocation } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { loadOptional } from '~/platform/browser/module-reload.client';
import { focusMain } from '~/site/frame/focus-main';
import { clearStrip } from '~/site/frame/strip-choice.client';
import { type ConsentAnswer, type ConsentQuestion, isAnswer, readAnswer } from './consent';

/**
 * Measures visits after consent; nothing is loaded or stored before.
 * @returns a function that sends an answer without leaving the page, since the visitor may be filling in a form there;
 * undefined after that has failed, so that the next press submits the form natively and the server's response shows
 * what is wrong
 */
export function useConsent(analytics: ConsentQuestion | undefined) {
  const id = analytics?.id;
  const { pathname, search } = useLocation();
  const [answer, setAnswer] = useState<ConsentAnswer>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!id || (answer ?? readAnswer(document.cookie)) !== 'yes') return;
    // If Google's script cannot be loaded, nothing is measured.
    loadOptional(() => import('./analytics.client')).then(
      ({ measurePage }) => measurePage(id),
      () => {},
    );
  }, [answer, id, pathname, search]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const given = submitter?.getAttribute('value');
    if (!isAnswer(given)) return;
    event.preventDefault();
    const { action } = event.currentTarget;
    loadOptional(() => import('./send-answer.client'))
      .then(({ sendAnswer }) => sendAnswer(action, given))
      .then(
        () => {
          focusMain();
          clearStrip();
          setAnswer(given);
        },
        () => setFailed(true),
      );
  };
  return hasFailed ? undefined : send;
}
