import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atFirstSign } from '~/site/frame/page-wake.client';

let browser: EventTarget & { cameBackAsleep?: boolean };
beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
});
afterEach(() => vi.unstubAllGlobals());

const comeBack = (persisted: boolean) =>
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'input',
])('%s wakes the page once and keeps its default', (type) => {
  const task = vi.fn();
  atFirstSign(task);
  const event = new Event(type, { cancelable: true });
  browser.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  browser.dispatchEvent(new Event('keydown'));
  comeBack(true);
  expect(task).toHaveBeenCalledTimes(1);
  expect(browser.cameBackAsleep).toBeUndefined();
});

test('nothing that happens without a visitor wakes it', () => {
  const task = vi.fn();
  atFirstSign(task);
  for (const type of ['pointerover', 'scroll', 'load', 'visibilitychange', 'resize']) {
    browser.dispatchEvent(new Event(type));
  }
  comeBack(false);
  expect(task).not.toHaveBeenCalled();
});

test('a pointer that lies still where the page appears does not wake it, its first movement does', () => {
  const task = vi.fn();
  atFirstSign(task);
  const move = (movementX: number, movementY: number) =>
    browser.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));
  move(0, 0);
  expect(task).not.toHaveBeenCalled();
  move(0, -1);
  expect(task).toHaveBeenCalledTimes(1);
});

test('coming back wakes it, and its data is old by then', () => {
  const task = vi.fn();
  atFirstSign(task);
  comeBack(true);
  expect(task).toHaveBeenCalledTimes(1);
  expect(browser.cameBackAsleep).toBe(true);
});

test('the page can be woken explicitly, and nothing wakes it again', () => {
  const task = vi.fn();
  const wake = atFirstSign(task);
  wake();
  browser.dispatchEvent(new Event('click'));
  expect(task).toHaveBeenCalledTimes(1);
});
