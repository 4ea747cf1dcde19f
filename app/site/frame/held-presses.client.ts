import { isPlainClick } from '~/components/ui/plain-click';

/** How long a visitor waits for the scripts before the browser goes on by itself. */
const limitMs = 3_000;

type Press = { element: HTMLElement; repeat: () => void };

/**
 * Holds what scripts do better, forms and the way to the cart, until the page's own scripts are awake, and does it then: once,
 * however often it was pressed. If they fail or take too long, the browser does the last of it.
 * @returns lets go of what is held: the scripts will not come
 */
export function holdPresses(): () => void {
  const held = new Map<EventTarget, Press>();
  /** Sent by the browser a moment ago: it would send them again. */
  const sent = new WeakSet<HTMLFormElement>();
  let isHolding = true;
  let isAsleep = true;
  const end = (isAwake: boolean) => {
    if (isAwake) isAsleep = false;
    if (!isHolding) return;
    isHolding = false;
    const presses = [...held.values()];
    for (const { element } of presses) delete element.dataset.held;
    for (const { repeat } of isAwake ? presses : presses.slice(-1)) repeat();
  };
  const letGo = () => end(false);
  const hold = (event: Event, target: EventTarget, press: Press) => {
    if (held.size === 0) setTimeout(letGo, limitMs);
    event.preventDefault();
    event.stopImmediatePropagation();
    press.element.dataset.held = '';
    held.set(target, press);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!isAsleep || !(form instanceof HTMLFormElement) || !isHeld(form)) return;
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
  // Before the framework's, which listens while it is taking the page over.
  window.addEventListener('submit', onSubmit, { capture: true });
  window.addEventListener('click', onClick, { capture: true });
  // Said by enhancements.tsx; what is repeated must not run amid its rendering.
  window.addEventListener('awake', () => setTimeout(end, 0, true));
  window.addEventListener('error', letGo);
  window.addEventListener('unhandledrejection', letGo);
  return letGo;
}

const isHeld = ({ method, target, requestSubmit }: HTMLFormElement) =>
  method === 'post' && !target && typeof requestSubmit === 'function';
