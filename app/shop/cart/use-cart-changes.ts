import type { SubmissionResult } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { href } from '~/routing/href';
import type { CartActionData, RefusedChange } from './cart.loader.server';

// React warns about layout effects on the server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export type CartChanges = {
  /** For the forms of the cart: sends them without leaving the page. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Changes not answered yet, oldest first. */
  pending: readonly FormData[];
  problem: RefusedChange | undefined;
  /** The server's response to the last change. */
  answer: SubmissionResult<string[]> | undefined;
};

/**
 * Submits changes of the cart one after the other: each response rewrites the cookie, so two at once would lose one.
 */
export function useCartChanges(): CartChanges {
  const action = href('cart', useLocale());
  const fetcher = useFetcher<CartActionData>({ key: 'cart-change' });
  const [queue, setQueue] = useState<readonly FormData[]>([]);
  const sent = useRef<{ started: boolean; before: unknown }>();
  const { state, data } = fetcher;

  // Before paint: the answer and the change it answers must not be counted together for a moment.
  useBrowserLayoutEffect(() => {
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

  return {
    submit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const change = readForm(form, (event.nativeEvent as SubmitEvent).submitter);
      if (change.get('intent') === 'remove') focusNeighbour(form);
      setQueue((waiting) => [...waiting, change]);
    },
    pending: queue,
    problem: state === 'idle' && data?.ok === false ? data : undefined,
    answer: data?.result,
  };
}

/** The form with the button that was pressed; `new FormData(form, button)` is too young for some browsers. */
function readForm(form: HTMLFormElement, button: HTMLElement | null): FormData {
  const values = new FormData(form);
  if (button instanceof HTMLButtonElement && button.name) values.set(button.name, button.value);
  return values;
}

/** Moves the focus out of a row that is about to be removed: to the next row, or to the title. */
function focusNeighbour(form: HTMLFormElement): void {
  const row = form.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('a[href]') ??
    form.closest('[data-cart]')?.querySelector<HTMLElement>('[data-cart-title]');
  target?.focus();
}
