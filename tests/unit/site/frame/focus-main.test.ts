import { afterEach, expect, test, vi } from 'vitest';
import { focusIfLost, focusNewPage, focusTarget } from '~/site/frame/focus-main';

afterEach(() => void vi.unstubAllGlobals());

/** A page whose content holds the focused element, or does not. @returns whether the content takes the focus */
function takesFocus(active: { localName: string } | null, isInContent: boolean): boolean {
  const focus = vi.fn();
  const main = { contains: () => isInContent, focus };
  vi.stubGlobal('document', { activeElement: active, getElementById: () => main });
  focusNewPage();
  return focus.mock.calls.length === 1;
}

test('a new page starts at its content', () => {
  expect(takesFocus({ localName: 'body' }, false)).toBe(true);
  expect(takesFocus({ localName: 'button' }, false)).toBe(true);
});

test('an element that the page has focused keeps the focus', () => {
  expect(takesFocus({ localName: 'div' }, true)).toBe(false);
  expect(takesFocus({ localName: 'input' }, true)).toBe(false);
});

test('a link that was followed and is on the new page too does not keep it', () => {
  expect(takesFocus({ localName: 'a' }, true)).toBe(true);
});

test('a change that removed the focused element starts at the content too', () => {
  const focus = vi.fn();
  const body = { isConnected: true };
  const hasLost = (activeElement: { isConnected: boolean } | null) => {
    vi.stubGlobal('document', { activeElement, body, getElementById: () => ({ focus }) });
    return focusIfLost();
  };
  expect(hasLost({ isConnected: true })).toBe(false);
  expect(focus).not.toHaveBeenCalled();
  for (const active of [body, null, { isConnected: false }]) expect(hasLost(active)).toBe(true);
  expect(focus).toHaveBeenCalledTimes(3);
});

test('the target of a link takes the focus, made focusable if it is not', () => {
  const visit = (tabIndex: number) => {
    const attributes: number[] = [];
    const focus = vi.fn();
    const target = {
      get tabIndex() {
        return tabIndex;
      },
      set tabIndex(value) {
        attributes.push(value);
      },
      focus,
    };
    vi.stubGlobal('document', { getElementById: (id: string) => (id === 'shelf' ? target : null) });
    focusTarget('gone');
    expect(focus).not.toHaveBeenCalled();
    focusTarget('shelf');
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    return attributes;
  };
  expect(visit(-1)).toEqual([-1]);
  expect(visit(0)).toEqual([]);
});
