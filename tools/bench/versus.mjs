// Compares the site with a plain node:http server that sends the same bytes, in alternating windows, so that a machine
// that slows down affects both.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuMs, runLoad, startHelper, stop } from './processes.mjs';
import { record, writeRequest } from './visits.mjs';

const average = (numbers) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** Records one response for each visit's name and starts the plain server with them. */
export async function startPlain({ folder, plainPort }, site, visits) {
  const byName = new Map(visits.map((visit) => [visit.name, visit]));
  const answers = [];
  for (const visit of byName.values()) answers.push(await record(site.port, visit));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return startHelper('plain-server.mjs', plainPort, file);
}

/** The load generator's plan; a text that many visits share is included once. */
function plan(server, visits, isPlain) {
  const texts = new Map();
  const steps = visits.map((visit) => {
    const target = isPlain ? { ...visit, path: `/${visit.name}` } : visit;
    const text = writeRequest(server.port, target);
    if (!texts.has(text)) texts.set(text, texts.size);
    return { text: texts.get(text), status: visit.status, kind: visit.kind ?? visit.name };
  });
  return { port: server.port, texts: [...texts.keys()], steps };
}

/** One window of load on one server; `cpu` is its CPU time per request, in ms. */
async function runWindow(server, options) {
  const before = cpuMs(server.pids);
  const seen = await runLoad(options);
  const after = cpuMs(server.pids);
  const isKnown = before !== undefined && after !== undefined && seen.requests > 0;
  return { ...seen, cpu: isKnown ? (after - before) / seen.requests : undefined };
}

/** Combines several windows: average rates and medians, the worst p99, all errors. */
function summarise(windows) {
  const kinds = Object.keys(windows[0].kinds);
  const pick = (list) => ({
    requests: list.reduce((sum, { requests }) => sum + requests, 0),
    p50: average(list.map(({ p50 }) => p50)),
    p99: Math.max(...list.map(({ p99 }) => p99)),
  });
  const isTimed = windows.every(({ cpu }) => cpu !== undefined);
  return {
    ...pick(windows),
    perSecond: average(windows.map(({ perSecond }) => perSecond)),
    cpu: isTimed ? average(windows.map(({ cpu }) => cpu)) : undefined,
    bytes: Math.round(windows[0].bytes),
    ownCpu: Math.max(...windows.map(({ ownCpu }) => ownCpu)),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, pick(windows.map((window) => window.kinds[kind]))]),
    ),
    wrong: windows.map(({ wrong }) => wrong).filter((wrong) => Object.keys(wrong).length > 0),
  };
}

/**
 * @typedef {object} Comparison
 * @property {string} name
 * @property {any[][]} rounds the visits of each round
 * @property {boolean} [once] each visit is sent once, otherwise repeatedly for `seconds`
 * @property {number} [seconds]
 * @property {number} [warmSeconds]
 * @property {number} [connections]
 * @property {() => unknown} [beforeWindow] called before each of the site's windows
 *
 * @param {any} site
 * @param {any} plain
 * @param {Comparison} options
 */
export async function compare(
  site,
  plain,
  { name, rounds, once, seconds = 0, warmSeconds = 1, connections = 10, beforeWindow },
) {
  const seen = { site: [], plain: [] };
  for (const visits of rounds) {
    for (const [kind, server] of [
      ['site', site],
      ['plain', plain],
    ]) {
      const base = { connections, ...plan(server, visits, kind === 'plain') };
      const count = once ? visits.length : undefined;
      if (!once) await runLoad({ ...base, measureMs: warmSeconds * 1000 });
      if (kind === 'site') await beforeWindow?.();
      seen[kind].push(
        await runWindow(server, { ...base, count, measureMs: once ? 0 : seconds * 1000 }),
      );
    }
  }
  const row = { name, site: summarise(seen.site), plain: summarise(seen.plain) };
  row.ratio = row.site.perSecond / row.plain.perSecond;
  const [own, bare] = [row.site.cpu, row.plain.cpu];
  row.cpuRatio = own !== undefined && bare !== undefined ? bare / own : undefined;
  return row;
}

/** Runs `compare` with its own plain server. */
export async function compareAll(shop, site, list) {
  const plain = await startPlain(
    shop,
    site,
    list.flatMap(({ example, rounds }) => example ?? rounds.flat()),
  );
  const rows = [];
  for (const each of list) rows.push(await compare(site, plain, each));
  await stop(plain);
  return rows;
}

/** Measures the site alone, in a window of a number of requests. */
export async function count(site, visits, requests, connections = 10) {
  return runWindow(site, { connections, ...plan(site, visits, false), count: requests });
}
