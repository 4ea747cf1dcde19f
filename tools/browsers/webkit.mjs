import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPorts, stop } from '../bench/processes.mjs';

/** WebKitGTK's browser for tests. It is not in PATH; Debian's folder has the name of the processor's architecture. */
function findMiniBrowser() {
  if (!existsSync('/usr/lib')) return undefined;
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return ['libexec', 'lib', ...folders.map((name) => join('lib', name))]
    .map((folder) => join('/usr', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** Whether all that it takes is installed. */
export const hasWebKit = () =>
  findMiniBrowser() !== undefined &&
  ['WebKitWebDriver', 'Xvfb'].every(
    (program) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined,
  );

const screenWidth = 1600;
const limitMs = 60_000;

/** The key of an element in the answers (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Keys that send no character, as WebDriver writes them (17.4.2).
 * @type {Record<string, string>}
 */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function start(program, args, env) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Starts a virtual screen and resolves to it and to the name of its display, which is the first free one. */
async function startScreen() {
  const child = start('Xvfb', ['-displayfd', '3', '-screen', '0', `${screenWidth}x1200x24`]);
  const [number] = await once(
    /** @type {import('node:stream').Readable} */ (child.stdio[3]),
    'data',
  );
  return { child, display: `:${String(number).trim()}` };
}

/** @param {string} display @param {number} port */
const startDriver = (display, port) =>
  start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    // Inside a container there are no namespaces for its sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });

/**
 * Starts WebKitGTK, the engine of Safari, through its WebDriver on a virtual screen.
 * @param {string} origin
 * @param {number} width of the window; the narrowest one is about 450
 * @returns {Promise<import('../browsers.mjs').Browser>}
 */
export async function openWebKit(origin, width) {
  const port = await findPorts(1);
  const { child: screen, display } = await startScreen();
  const driver = startDriver(display, port);

  /** @param {string} method @param {string} path @param {unknown} [body] */
  async function call(method, path, body) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(limitMs),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  for (let tries = 0; ; tries += 1) {
    const isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) break;
    if (tries > 100) throw new Error('WebKitWebDriver does not answer');
    await wait(100);
  }
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  // Without a window manager the window below the mouse, which is in the middle of the screen, has the focus.
  const x = Math.max(0, Math.round((screenWidth - width) / 2));
  await call('POST', `${session}/window/rect`, { x, y: 0, width, height: 900 });

  /** @param {string} script @param {...unknown} args */
  const execute = (script, ...args) => call('POST', `${session}/execute/sync`, { script, args });
  /**
   * Does something with an element as soon as it is there and can be used.
   * @param {string} selector
   * @param {(element: string) => Promise<unknown>} run gets the path of the element's commands
   */
  async function withElement(selector, run) {
    const script =
      'document.querySelector(arguments[0])?.scrollIntoView({ block: "center", behavior: "instant" })';
    for (let tries = 0; ; tries += 1) {
      try {
        await execute(script, selector);
        const using = { using: 'css selector', value: selector };
        const found = await call('POST', `${session}/element`, using);
        return await run(`${session}/element/${found[elementKey]}`);
      } catch (error) {
        if (tries > 100) throw new Error(`${selector}: ${String(error)}`, { cause: error });
        await wait(200);
      }
    }
  }
  return {
    open: (path) => call('POST', `${session}/url`, { url: origin + path }),
    url: () => call('GET', `${session}/url`),
    evaluate: (run, ...args) => execute(`return (${String(run)}).apply(null, arguments)`, ...args),
    press: (selector) => withElement(selector, (element) => call('POST', `${element}/click`, {})),
    fill: (selector, text) =>
      withElement(selector, async (element) => {
        await call('POST', `${element}/clear`, {});
        await call('POST', `${element}/value`, { text });
      }),
    key(name) {
      const value = keys[name];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      return call('POST', `${session}/actions`, {
        actions: [{ type: 'key', id: 'keys', actions }],
      });
    },
    // WebDriver does not report them.
    errors: () => [],
    async close() {
      await call('DELETE', session);
      for (const child of [driver, screen]) await stop({ child });
    },
  };
}
