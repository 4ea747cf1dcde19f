import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withoutPostgres } from '../support/compose-file';
import { hasProgram, run } from '../support/programs';

const folder = mkdtempSync(join(tmpdir(), 'deploy-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string) => readFileSync(path, 'utf8');

test.runIf(hasProgram('systemd-analyze', ['--version']))('systemd accepts the units', () => {
  const names = ['murva.service', 'murva-backup.service', 'murva-backup.timer'];
  for (const name of names) {
    const unit = read(`docs/deploy/${name}`).replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(folder, name), unit);
  }
  const paths = names.map((name) => join(folder, name));
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  // Other units of the machine are read too.
  expect(stderr.split('\n').filter((line) => line.includes('murva'))).toEqual([]);
});

test.runIf(hasProgram('nft', ['--check', '--file', '/dev/null']))(
  'nftables accepts the limit of connections',
  () => {
    expect(run('nft', '--check', '--file', 'docs/deploy/connections.nft')).toBe('');
  },
);

test('the compose file runs the site, PostgreSQL and Caddy, and without PostgreSQL’s parts the site on SQLite', () => {
  const compose = read('compose.yaml');
  const servicesOf = (text: string) => {
    const [, services = ''] = /^services:\n([^]*?)^volumes:/m.exec(text) ?? [];
    return [...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name);
  };
  expect(servicesOf(compose)).toEqual(['site', 'postgres', 'caddy']);
  // One password for both, from .env only.
  const passwords = [...compose.matchAll(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/g)];
  expect(passwords).toHaveLength(2);
  expect(compose).toContain('pg_isready');
  const plain = withoutPostgres(compose);
  expect(servicesOf(plain)).toEqual(['site', 'caddy']);
  expect(plain).not.toMatch(/postgres|DATABASE_URL: /i);
  expect(plain).toMatch(/^volumes:\n {2}data:\n {2}certificates:\n$/m);
});

test('Docker limits the logs of every service, also without PostgreSQL', () => {
  const compose = read('compose.yaml');
  const limits = (text: string) => text.match(/^ {4}logging: (?:&logging|\*logging)$/gm);
  expect(limits(compose)).toHaveLength(3);
  expect(limits(withoutPostgres(compose))).toEqual([
    '    logging: &logging',
    '    logging: *logging',
  ]);
});

test('the handbook’s shorthand passes on quoted settings, and the folder in which it is typed', () => {
  const release = join(folder, 'release');
  const typedIn = join(folder, 'typed-in');
  for (const path of [release, typedIn]) mkdirSync(path);
  const show = `node -e "console.log(process.env.DATABASE_URL, process.env.INIT_CWD, process.argv.slice(1).join())" --`;
  writeFileSync(join(release, 'package.json'), JSON.stringify({ scripts: { orders: show } }));
  const url = 'postgres://murva:a$b;c(d)@db/murva?sslmode=verify-full&options=-c geqo=off';
  writeFileSync(join(folder, 'site.env'), `# a comment\nDATABASE_URL='${url}'\n`);
  const [, shorthand = ''] = /^# (murva\(\) .*)$/m.exec(read('docs/deploy/README.md')) ?? [];
  const ours = shorthand
    .replace('sudo -u murva ', '')
    .replace('/etc/murva/site.env', join(folder, 'site.env'))
    .replace('/srv/murva/current', release);
  const script = `${ours}\nmurva orders -- list --out november.csv`;
  const { stdout } = spawnSync('sh', ['-c', script], { cwd: typedIn, encoding: 'utf8' });
  expect(stdout).toBe(`${url} ${realpathSync(typedIn)} list,--out,november.csv\n`);
});

test.runIf(hasProgram('docker', ['compose', 'version']))(
  'Docker accepts both forms of the compose file',
  () => {
    writeFileSync(join(folder, '.env'), 'SITE_URL=https://a.example\nPOSTGRES_PASSWORD=a\n');
    for (const [name, text] of Object.entries({
      'postgres.yaml': read('compose.yaml'),
      'sqlite.yaml': withoutPostgres(read('compose.yaml')),
    })) {
      writeFileSync(join(folder, name), text);
      expect(run('docker', 'compose', '--file', join(folder, name), 'config', '--quiet')).toBe('');
    }
  },
);

test('the image holds what the site reads while it runs, and no secrets, tests or tools', () => {
  const file = read('Dockerfile');
  const stage = file.slice(file.lastIndexOf('FROM '));
  const copied = [...stage.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(([, path]) => path);
  expect(copied).toEqual([
    'package.json',
    'node_modules',
    'build',
    '${HOTEL_DIR}/images',
    'app/content/image-process.mjs',
    'app/shop/invoices/pdf/fonts',
  ]);
  expect(stage).toContain('\nUSER node\n');
  const { scripts } = JSON.parse(read('package.json'));
  const heap = String(scripts.serve).match(/--max-\S+/g) ?? [];
  expect(heap).not.toEqual([]);
  for (const option of heap) {
    expect(stage).toContain(`"${option}"`);
    expect(scripts.start).toContain(option);
    expect(read('tools/deploy/supervisor.mjs')).toContain(`'${option}'`);
  }
  const [arenas = ''] = /MALLOC_ARENA_MAX=\d+/.exec(scripts.serve) ?? [];
  expect(arenas).not.toBe('');
  expect(stage).toContain(arenas);
  expect(read('docs/deploy/murva.service')).toContain(arenas);
  // Hidden files, such as .env, are left out as a whole.
  expect(read('.dockerignore').split('\n')[0]).toBe('.*');
});
