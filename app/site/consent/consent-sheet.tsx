import { useLocation } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusMain } from '~/site/frame/focus-main';
import { matchPath } from '~/routing/href';
import { LocaleLink } from '~/routing/locale-link';
import { measurePage } from './analytics.client';
import { type ConsentQuestion, type ConsentAnswer, isAnswer, readAnswer } from './consent';
import { ConsentForm } from './consent-form';

/**
 * Asks once whether visits may be measured, and measures after consent. Nothing is loaded or stored before the answer.
 */
export function ConsentSheet({ analytics }: { analytics: ConsentQuestion }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { answer, send } = useAnswer();
  useEffect(() => {
    if (answer === 'yes') measurePage(analytics.id);
  }, [answer, analytics.id, pathname, search]);
  // There the question is part of the page.
  if (answer || matchPath(pathname)?.page === 'cookies') return null;
  return (
    <section className="consent" aria-labelledby="consent-title">
      <h2 id="consent-title">{analytics.title}</h2>
      <p>
        {analytics.text} <LocaleLink page="cookies">{t('pages.cookies')}</LocaleLink>
      </p>
      <ConsentForm analytics={analytics} from={pathname + search} onSubmit={send} />
    </section>
  );
}

/** The visitor's answer; sent without leaving the page, because the visitor may be filling in a form there. */
function useAnswer() {
  const [answer, setAnswer] = useState<ConsentAnswer | undefined>(() =>
    readAnswer(document.cookie),
  );
  const [hasFailed, setFailed] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const given = submitter?.getAttribute('value');
    if (!isAnswer(given)) return;
    event.preventDefault();
    tell(event.currentTarget, given).then(
      () => {
        focusMain();
        setAnswer(given);
      },
      // The next press submits the form natively, and the server's answer shows what is wrong.
      () => setFailed(true),
    );
  };
  return { answer, send: hasFailed ? undefined : send };
}

async function tell(form: HTMLFormElement, answer: ConsentAnswer): Promise<void> {
  const { ok } = await fetch(form.action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ answer }),
  });
  if (!ok) throw new Error('The answer was not taken');
}
