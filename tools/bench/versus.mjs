// Compares the site with a plain node:http server that sends the same bytes, in alternating windows, so that a machine
// that slows down affects both.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuMs, runLoad, startHelper, stop } from './processes.mjs';
import { record, writeRequest } from './visits.mjs';

/** @typedef {import('./load.mjs').Latency} Latency */
/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {import('./processes.mjs').Server} Server */
/** @typedef {import('./visits.mjs').NamedVisit} NamedVisit */

/** @typedef {Load & { cpu: number | undefined }} Window one window of load; `cpu` is the server's per request, in ms */

/**
 * @typedef {Omit<Load, 'wrong'> & { cpu: number | undefined, wrong: Load['wrong'][] }} Summary several windows
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {Summary} site
 * @property {Summary} plain
 * @property {number} ratio of the rates
 * @property {number | undefined} cpuRatio
 */

const average = (/** @type {number[]} */ numbers) =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/**
 * Records one response for each visit's name and starts the plain server with them.
 * @param {{ folder: string, plainPort: number }} shop
 * @param {Server} site
 * @param {NamedVisit[]} visits
 */
export async function startPlain({ folder, plainPort }, site, visits) {
  const byName = new Map(visits.map((visit) => [visit.name, visit]));
  const responses = [];
  for (const visit of byName.values()) responses.push(await record(site.port, visit));
  const file = join(folder, 'responses.json');
  writeFileSync(file, JSON.stringify(responses));
  return startHelper('plain-server.mjs', plainPort, file);
}

/**
 * The load generator's plan; a text that many visits share is included once.
 * @param {Server} server
 * @param {NamedVisit[]} visits
 * @param {boolean} isPlain
 */
function plan(server, visits, isPlain) {
  /** @type {Map<string, number>} */
  const texts = new Map();
  const steps = visits.map((visit) => {
    const target = isPlain ? { ...visit, path: `/${visit.name}` } : visit;
    const text = writeRequest(server.port, target);
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return { text: index, status: visit.status, kind: visit.kind ?? visit.name };
  });
  return { port: server.port, texts: [...texts.keys()], steps };
}

/**
 * One window of load on one server.
 * @param {Server} server
 * @param {import('./load.mjs').Plan} options
 * @returns {Promise<Window>}
 */
async function runWindow(server, options) {
  const before = cpuMs(server.pids);
  const seen = await runLoad(options);
  const after = cpuMs(server.pids);
  const isKnown = before !== undefined && after !== undefined && seen.requests > 0;
  return { ...seen, cpu: isKnown ? (after - before) / seen.requests : undefined };
}

/**
 * Combines several windows: average rates and medians, the worst p99, all errors.
 * @param {Window[]} windows at least one
 * @returns {Summary}
 */
function summarise(windows) {
  const kinds = Object.keys(windows[0]?.kinds ?? {});
  const pick = (/** @type {Latency[]} */ list) => ({
    requests: list.reduce((sum, { requests }) => sum + requests, 0),
    p50: average(list.map(({ p50 }) => p50)),
    p99: Math.max(...list.map(({ p99 }) => p99)),
  });
  const times = windows.flatMap(({ cpu }) => cpu ?? []);
  return {
    ...pick(windows),
    perSecond: average(windows.map(({ perSecond }) => perSecond)),
    cpu: times.length === windows.length ? average(times) : undefined,
    bytes: Math.round(windows[0]?.bytes ?? 0),
    ownCpu: Math.max(...windows.map(({ ownCpu }) => ownCpu)),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, pick(windows.flatMap((window) => window.kinds[kind] ?? []))]),
    ),
    wrong: windows.map(({ wrong }) => wrong).filter((wrong) => Object.keys(wrong).length > 0),
  };
}

/**
 * @typedef {object} Comparison
 * @property {string} name
 * @property {NamedVisit[][]} rounds the visits of each round
 * @property {NamedVisit[]} [example] recorded instead of the rounds, whose visits can be sent only once
 * @property {boolean} [once] each visit is sent once, otherwise repeatedly for `seconds`
 * @property {number} [seconds]
 * @property {number} [warmSeconds]
 * @property {number} [connections]
 * @property {() => unknown} [beforeWindow] called before each of the site's windows
 *
 * @param {Server} site
 * @param {Server} plain
 * @param {Comparison} options
 * @returns {Promise<Row>}
 */
export async function compare(
  site,
  plain,
  { name, rounds, once, seconds = 0, warmSeconds = 1, connections = 10, beforeWindow },
) {
  /** @type {{ server: Server, isPlain: boolean, windows: Window[] }[]} */
  const sides = [
    { server: site, isPlain: false, windows: [] },
    { server: plain, isPlain: true, windows: [] },
  ];
  for (const visits of rounds) {
    for (const { server, isPlain, windows } of sides) {
      const base = { connections, ...plan(server, visits, isPlain) };
      const count = once ? visits.length : undefined;
      if (!once) await runLoad({ ...base, measureMs: warmSeconds * 1000 });
      if (!isPlain) await beforeWindow?.();
      windows.push(
        await runWindow(server, { ...base, count, measureMs: once ? 0 : seconds * 1000 }),
      );
    }
  }
  const [own, bare] = /** @type {[Summary, Summary]} */ (
    sides.map(({ windows }) => summarise(windows))
  );
  return {
    name,
    site: own,
    plain: bare,
    ratio: own.perSecond / bare.perSecond,
    cpuRatio: own.cpu === undefined || bare.cpu === undefined ? undefined : bare.cpu / own.cpu,
  };
}

/**
 * Runs `compare` with its own plain server.
 * @param {{ folder: string, plainPort: number }} shop
 * @param {Server} site
 * @param {Comparison[]} list
 */
export async function compareAll(shop, site, list) {
  const plain = await startPlain(
    shop,
    site,
    list.flatMap(({ example, rounds }) => example ?? rounds.flat()),
  );
  /** @type {Row[]} */
  const rows = [];
  for (const each of list) rows.push(await compare(site, plain, each));
  await stop(plain);
  return rows;
}

/**
 * Measures the site alone, in a window of a number of requests.
 * @param {Server} site
 * @param {NamedVisit[]} visits
 * @param {number} requests
 */
export async function count(site, visits, requests, connections = 10) {
  return runWindow(site, { connections, ...plan(site, visits, false), count: requests });
}
