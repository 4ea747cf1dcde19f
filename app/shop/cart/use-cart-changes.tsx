import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { useBrowserLayoutEffect } from '~/components/ui/use-browser-layout-effect';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { CartActionData, RefusedChange } from './cart-view';
import { useHeldLanguageLinks } from './use-held-language-links';

export type CartChanges = {
  /** Submit handler for the cart's forms; submits without leaving the page. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Changes without a response yet, oldest first. */
  pending: readonly FormData[];
  problem?: RefusedChange | undefined;
  /** Of the last change. */
  lastResult?: SubmissionResult<string[]> | undefined;
  /** Forgets why the last change was refused, when the cart is shown anew. */
  dismiss: () => void;
};

const Changes = createContext<CartChanges>({ submit() {}, pending: [], dismiss() {} });

/** The changes of the cart that all pages share. */
export const useCartChanges = (): CartChanges => useContext(Changes);

/** Around all pages, because changes are still being sent when the page on which they were made has been left. */
export function CartChangesProvider({ children }: { children: ReactNode }) {
  return <Changes.Provider value={useChangeQueue()}>{children}</Changes.Provider>;
}

/**
 * Submits cart changes one at a time. Each response rewrites the cookie, so one of two parallel changes would be lost.
 */
function useChangeQueue(): CartChanges {
  const action = href('cart', useLocale());
  const fetcher = useFetcher<CartActionData>({ key: 'cart-change' });
  const [queue, setQueue] = useState<readonly FormData[]>([]);
  const sent = useRef<{ started: boolean; before: unknown }>();
  const latest = useRef<unknown>();
  const { state, data } = fetcher;

  // Runs before paint: otherwise a response and the pending change it answers would briefly both be counted.
  useBrowserLayoutEffect(() => {
    latest.current = data;
    if (state !== 'idle') {
      if (sent.current) sent.current.started = true;
      return;
    }
    if (sent.current) {
      const isAnswered = sent.current.started || sent.current.before !== data;
      if (!isAnswered) return;
      sent.current = undefined;
      setQueue(([, ...rest]) => rest);
      return;
    }
    const [next] = queue;
    if (!next) return;
    sent.current = { started: false, before: data };
    fetcher.submit(next, { method: 'post', action });
  }, [state, data, queue, action, fetcher]);

  useHeldLanguageLinks(queue.length > 0);
  // An answer is about what was on the page; the router keeps it for all later ones.
  const [dismissed, setDismissed] = useState<unknown>();
  const dismiss = useCallback(() => setDismissed(latest.current), []);
  const shown = data === dismissed ? undefined : data;

  return {
    submit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const change = readForm(form, (event.nativeEvent as SubmitEvent).submitter);
      if (/^(?:remove|empty)$/.test(String(change.get('intent')))) focusNeighbour(form);
      setQueue((waiting) => [...waiting, change]);
    },
    pending: queue,
    problem: state === 'idle' && shown?.ok === false ? shown : undefined,
    lastResult: shown?.result,
    dismiss,
  };
}

/** Reads the form with the pressed button. `new FormData(form, button)` is not supported by older browsers. */
function readForm(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const values = new FormData(form);
  if (button instanceof HTMLButtonElement && button.name) values.set(button.name, button.value);
  return values;
}

/** Moves the focus out of a row or button that is about to be removed, to the next row or the title. */
function focusNeighbour(form: HTMLFormElement): void {
  const row = form.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('a[href]') ??
    form.closest('[data-cart]')?.querySelector<HTMLElement>('[data-cart-title]');
  target?.focus();
}
