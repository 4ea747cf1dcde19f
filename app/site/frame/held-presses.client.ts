import { isPlainClick } from '~/components/ui/plain-click';

/** How long a press is held for hydration before the browser handles it natively. */
const limitMs = 3_000;

type Press = { element: HTMLElement; repeat: () => void };

/**
 * Holds form submissions and clicks on the cart link until the page is hydrated, then repeats each of them once,
 * however often it was pressed. If the scripts fail or take too long, the browser natively repeats the last one only.
 * @returns a function that stops holding, to be called when the scripts will not load
 */
export function holdPresses(): () => void {
  const held = new Map<EventTarget, Press>();
  /** Forms that the browser has just submitted natively; submitting them again would duplicate the request. */
  const sent = new WeakSet<HTMLFormElement>();
  let isHolding = true;
  let isHydrated = false;
  const end = (byHydration: boolean) => {
    isHydrated ||= byHydration;
    if (!isHolding) return;
    isHolding = false;
    const presses = [...held.values()];
    for (const { element } of presses) delete element.dataset.held;
    for (const { repeat } of byHydration ? presses : presses.slice(-1)) repeat();
  };
  const release = () => end(false);
  const hold = (event: Event, target: EventTarget, press: Press) => {
    if (held.size === 0) setTimeout(release, limitMs);
    event.preventDefault();
    event.stopImmediatePropagation();
    press.element.dataset.held = '';
    held.set(target, press);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (isHydrated || !(form instanceof HTMLFormElement) || !isHeld(form)) return;
    const { submitter } = event;
    if (isHolding) {
      hold(event, form, {
        element: submitter ?? form,
        repeat: () => form.requestSubmit(submitter),
      });
    } else if (sent.has(form)) {
      event.preventDefault();
    } else {
      sent.add(form);
      setTimeout(() => sent.delete(form), limitMs);
    }
  };
  const onClick = (event: MouseEvent) => {
    const link =
      isHolding &&
      isPlainClick(event) &&
      (event.target as Element).closest('[data-side-cart-opener]');
    if (link instanceof HTMLElement) {
      hold(event, link, { element: link, repeat: () => link.click() });
    }
  };
  // Capturing on `window`, ahead of the framework's own listener, which is active during hydration.
  window.addEventListener('submit', onSubmit, { capture: true });
  window.addEventListener('click', onClick, { capture: true });
  // Dispatched by enhancements.tsx after hydration; the timeout lets React finish rendering before presses are
  // repeated.
  window.addEventListener('hydrated', () => setTimeout(end, 0, true));
  window.addEventListener('error', release);
  window.addEventListener('unhandledrejection', release);
  return release;
}

const isHeld = ({ method, target, requestSubmit }: HTMLFormElement) =>
  method === 'post' && !target && typeof requestSubmit === 'function';
