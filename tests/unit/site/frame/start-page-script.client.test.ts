import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import {
  followHistory,
  onFirstInteraction,
  startPageScript,
} from '~/site/frame/start-page-script.client';

let browser: EventTarget & { cameBackUnhydrated?: boolean };
beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often a task has run once the events' own tasks are over. */
function countRuns(task: Mock): number {
  vi.runAllTimers();
  return task.mock.calls.length;
}

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
])('%s starts the script once and keeps its default', (type) => {
  const task = vi.fn();
  onFirstInteraction(task);
  const event = new Event(type, { cancelable: true });
  browser.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  // What the browser itself does for the press comes first.
  expect(task).not.toHaveBeenCalled();
  browser.dispatchEvent(new Event('keydown'));
  comeBack(true);
  expect(countRuns(task)).toBe(1);
  expect(browser.cameBackUnhydrated).toBeUndefined();
});

test('Back and Forward load another page while no script does, and only then', () => {
  const location = { pathname: '/shop/checkout', search: '?step=review', reload: vi.fn() };
  Object.assign(browser, { location });
  followHistory();
  // To a fragment of the page.
  browser.dispatchEvent(new Event('popstate'));
  expect(location.reload).not.toHaveBeenCalled();
  location.search = '?step=data';
  browser.dispatchEvent(new Event('popstate'));
  expect(location.reload).toHaveBeenCalledTimes(1);
  browser.dispatchEvent(new Event('hydrated'));
  browser.dispatchEvent(new Event('popstate'));
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('nothing that happens without a visitor starts it', () => {
  const task = vi.fn();
  onFirstInteraction(task);
  for (const type of ['pointerover', 'scroll', 'load', 'visibilitychange', 'resize']) {
    browser.dispatchEvent(new Event(type));
  }
  comeBack(false);
  expect(countRuns(task)).toBe(0);
});

test('a pointer that lies still where the page appears does not start it, its first movement does', () => {
  const task = vi.fn();
  onFirstInteraction(task);
  const move = (movementX: number, movementY: number) =>
    browser.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));
  move(0, 0);
  expect(countRuns(task)).toBe(0);
  move(0, -1);
  expect(countRuns(task)).toBe(1);
});

test('coming back starts it, and its data is old by then', () => {
  const task = vi.fn();
  onFirstInteraction(task);
  comeBack(true);
  expect(countRuns(task)).toBe(1);
  expect(browser.cameBackUnhydrated).toBe(true);
});

test('the script can be started explicitly, and nothing starts it again', () => {
  const task = vi.fn();
  const start = onFirstInteraction(task);
  start();
  browser.dispatchEvent(new Event('click'));
  expect(countRuns(task)).toBe(1);
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'on a connection like %o no script comes, and presses are not held for it',
  (connection) => {
    vi.stubGlobal('HTMLDialogElement', vi.fn());
    vi.stubGlobal('navigator', { connection });
    const createElement = vi.fn();
    vi.stubGlobal('document', { getElementById: () => ({ dataset: {} }), createElement });
    const onMissing = vi.fn();
    startPageScript(onMissing);
    expect(onMissing).toHaveBeenCalledOnce();
    expect(createElement).not.toHaveBeenCalled();
  },
);

/** @returns whether the page's script was started, and whether it was reported missing */
function start() {
  const script = { dataset: { src: '/page.js' }, addEventListener: vi.fn(), remove: vi.fn() };
  const append = vi.fn();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    getElementById: () => script,
    createElement: () => script,
    head: { append },
  });
  const onMissing = vi.fn();
  startPageScript(onMissing);
  return { isStarted: append.mock.calls.length > 0, isMissing: onMissing.mock.calls.length > 0 };
}

test('the page’s script is not started in a browser that lacks what it needs', () => {
  expect(start()).toEqual({ isStarted: false, isMissing: true });
  vi.stubGlobal('HTMLDialogElement', vi.fn());
  expect(start()).toEqual({ isStarted: true, isMissing: false });
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at') ?? {};
  Reflect.deleteProperty(Array.prototype, 'at');
  const outcome = start();
  Reflect.defineProperty(Array.prototype, 'at', at);
  expect(outcome).toEqual({ isStarted: false, isMissing: true });
});
