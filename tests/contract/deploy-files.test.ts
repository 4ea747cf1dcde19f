import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'deploy-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a program is installed; if not, this is reported, because its file is then not checked. */
function hasProgram(name: string, args: readonly string[]): boolean {
  const isThere = spawnSync(name, args).status === 0;
  if (!isThere) console.warn(`NOT CHECKED: ${name} is not installed on this machine`);
  return isThere;
}

/** The program's complaints; none when it accepts. */
function run(name: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(name, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${status} ${stdout}${stderr}`;
}

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

test.runIf(hasProgram('nginx', ['-v']))('nginx accepts its example', () => {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=x', '-days', '1'];
  expect(run('openssl', ...request, '-keyout', key, '-out', certificate)).toBe('');
  const site = read('docs/deploy/nginx.conf')
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
    .replaceAll(':80', ':10080')
    .replace('listen 80;', 'listen 10080;')
    .replaceAll('443 ssl', '10443 ssl');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const main = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths} ${site} }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  expect(run('nginx', '-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf'))).toBe('');
});

test.runIf(hasProgram('caddy', ['version']))('Caddy accepts its example', () => {
  cpSync('docs/deploy/Caddyfile', join(folder, 'Caddyfile'));
  expect(
    run('caddy', 'validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')),
  ).toBe('');
});

/** Without the parts that `compose.yaml` says to remove for SQLite. */
function withoutPostgres(compose: string): string {
  const unmarked = compose.split('\n').filter((line) => !/^#|#.*PostgreSQL/.test(line));
  return unmarked.join('\n').replace(/^ {2}postgres:\n(?: {4}.*\n)+\n/m, '');
}

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
    'app/hotel/images',
    'app/content/image-process.mjs',
    'app/shop/invoices/fonts',
  ]);
  expect(stage).toContain('\nUSER node\n');
  const { scripts } = JSON.parse(read('package.json'));
  const heap = String(scripts.serve).match(/--max-\S+/g) ?? [];
  for (const option of heap) expect(stage).toContain(`"${option}"`);
  // Hidden files, such as .env, are left out as a whole.
  expect(read('.dockerignore').split('\n')[0]).toBe('.*');
});
