import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { LocaleLink } from '~/routing/locale-link';
import { recall, remember } from './browser-memory.client';
import type { ClosureView } from './closure';
import { focusMain } from './focus-main';

const key = 'closure-notice';
const delayMs = 1_000;

/** The same words in the page itself, for visitors whose pages have no scripts. */
export function ClosureBanner({ closure }: { closure: ClosureView }) {
  return (
    <aside className="closure-banner" aria-label={closure.title}>
      <p className="wrap">
        <strong>{closure.title}.</strong> {closure.text}
      </p>
    </aside>
  );
}

/** Says once a session, a second after the page is there, that the house is closed. It lies beside the page and blocks nothing. */
export function ClosureNotice({ closure }: { closure: ClosureView }) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const title = useId();
  const [isShown, setShown] = useShownOnce(closure.id);
  const dismiss = () => {
    if (box.current?.contains(document.activeElement)) focusMain();
    setShown(false);
  };
  useEscape(isShown, dismiss);
  if (!isShown) return null;
  return (
    <section ref={box} className="closure" aria-labelledby={title}>
      <h2 id={title}>{closure.title}</h2>
      <p>{closure.text}</p>
      <LocaleLink page="shop" className="more" onClick={dismiss}>
        <span>{t('closure.toShop')}</span>
        <Icon name="arrow" />
      </LocaleLink>
      <button type="button" className="notices__close" onClick={dismiss}>
        <Icon name="close" />
        <span className="visually-hidden">{t('closure.dismiss')}</span>
      </button>
    </section>
  );
}

function useShownOnce(id: string) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (recall('session', key) === id) return undefined;
    return afterLoad(delayMs, () => {
      remember('session', key, id);
      setShown(true);
    });
  }, [id]);
  return [isShown, setShown] as const;
}

/** Counts from the end of the document's loading. @returns takes the task back */
function afterLoad(ms: number, task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => (timer = setTimeout(task, ms));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    clearTimeout(timer);
  };
}

/** Esc belongs to the topmost thing first: to a dialog that is open, or to the list of languages. */
function useEscape(isShown: boolean, dismiss: () => void): void {
  const latest = useRef(dismiss);
  latest.current = dismiss;
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      const isTaken = document.querySelector('dialog[open], .languages[open]');
      if (pressed === 'Escape' && !isTaken) latest.current();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isShown]);
}
