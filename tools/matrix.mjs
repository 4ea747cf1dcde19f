// The browser tests in every language, width and kind of browser: `npm run test:matrix`, which takes an hour or two. Passed
// parts are recorded in test-results/matrix.json, so that an interrupted run resumes as long as the sources are unchanged.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { readOptions } from './options.mjs';
import { ensureInstalledAndBuilt, root } from './prepare.mjs';
import { readPlaywright } from './test-reports.mjs';

process.chdir(root);
const usage = `npm run test:matrix -- [--max-minutes 120] [--again] [part of a file's name]
  --max-minutes  stops after this time; the next run goes on where it was
  --again        starts over
`;
const { values, positionals } = readOptions(
  usage,
  {
    allowPositionals: true,
    options: {
      'max-minutes': { type: 'string', default: '120' },
      again: { type: 'boolean', default: false },
    },
  },
  ['max-minutes'],
);
const maxMinutes = Number(values['max-minutes']);
const deadline = Date.now() + maxMinutes * 60_000;
const folder = join(root, 'test-results', 'matrix');
const notes = join(root, 'test-results', 'matrix.json');
const projects = ['js', 'no-js', 'mobile'];

/** @param {string[]} args */
function git(...args) {
  const { stdout, status } = spawnSync('git', args, { maxBuffer: 256 * 1024 * 1024 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed`);
  return stdout;
}

/** The commit and a hash of uncommitted changes. */
function sourceState() {
  const hash = createHash('sha256').update(git('diff', 'HEAD'));
  const added = git('ls-files', '--others', '--exclude-standard').toString().split('\n');
  for (const path of added.filter(Boolean)) hash.update(path).update(readFileSync(path));
  return `${git('rev-parse', 'HEAD').toString().trim()} ${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Results of earlier runs of the same sources, by part.
 * @param {string} state
 * @returns {Record<string, import('./test-reports.mjs').Result>}
 */
function readNotes(state) {
  if (values.again || !existsSync(notes)) return {};
  const kept = JSON.parse(readFileSync(notes, 'utf8'));
  return kept.state === state ? kept.parts : {};
}

/** @typedef {{ file: string, project: string }} Part */

/**
 * Runs one test file in one kind of browser; undefined if the time was up first.
 * @param {Part} part
 */
function runPart({ file, project }) {
  const name = `${file.replace('.spec.ts', '')}-${project}`;
  const report = join(folder, `${name}.json`);
  rmSync(report, { force: true });
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const pattern = `tests/e2e/${file.replaceAll('.', '\\.')}$`;
  const options = ['--project', project, '--reporter', 'list,json', '--pass-with-no-tests'];
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', pattern, ...options, '--output', join(folder, name)],
    {
      env: { ...process.env, TEST_MATRIX: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: Math.max(1, deadline - Date.now()),
      killSignal: 'SIGINT',
    },
  );
  if (Date.now() >= deadline) return undefined;
  const result = existsSync(report) && readPlaywright(JSON.parse(readFileSync(report, 'utf8')));
  if (result && (status === 0 || result.failed > 0)) return result;
  return { passed: 0, failed: 1, failures: [{ name, message: ['exited unexpectedly'] }] };
}

await ensureInstalledAndBuilt();
const browser = ensureBrowser();
if (!browser) {
  console.log('There is no Chromium and none could be installed\n\n0 passed, 1 failed');
  process.exit(1);
}
process.env.CHROMIUM_PATH = browser;
mkdirSync(folder, { recursive: true });

const state = sourceState();
const found = readNotes(state);
const files = readdirSync(join(root, 'tests', 'e2e')).filter((name) => name.endsWith('.spec.ts'));
const wanted = files.filter((file) => positionals.every((part) => file.includes(part)));
const parts = projects.flatMap((project) => wanted.map((file) => ({ file, project })));
const keyOf = (/** @type {Part} */ { file, project }) => `${file} ${project}`;
for (const part of parts) {
  if (found[keyOf(part)]?.failed === 0) continue;
  if (Date.now() >= deadline) break;
  console.log(`\n== ${keyOf(part)}`);
  const result = runPart(part);
  if (!result) delete found[keyOf(part)];
  else found[keyOf(part)] = result;
  writeFileSync(notes, JSON.stringify({ state, parts: found }, null, 2));
}

const results = parts.flatMap((part) => found[keyOf(part)] ?? []);
for (const { name, message } of results.flatMap(({ failures }) => failures)) {
  console.log(`\nFAILED ${name}`);
  for (const line of message) console.log(`  ${line}`);
}
const open = parts.filter((part) => !found[keyOf(part)]);
if (open.length > 0) {
  console.log(
    `\nThe time is up; not run: ${open.map(keyOf).join(', ')}. Run it again to continue.`,
  );
}
const sum = (/** @type {'passed' | 'failed'} */ count) =>
  results.reduce((total, result) => total + result[count], 0);
if (sum('failed') > 0 || sum('passed') === 0 || open.length > 0) process.exitCode = 1;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
