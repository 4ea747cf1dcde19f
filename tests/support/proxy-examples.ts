import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { findFreePorts } from './free-ports';
import { run } from './programs';

/** The name for which both examples are written. */
export const exampleHost = 'www.example.com';

export type StartedProxy = {
  httpPort: number;
  httpsPort: number;
  /** The certificate that a client has to trust. */
  ca: Buffer;
  stop(): Promise<void>;
};

const startLimitMs = 20_000;

/**
 * Starts nginx with its example, of which only ports and certificate are changed.
 * @param sitePort where the site listens
 * @param directives more directives around those of the example
 */
export async function startNginx(sitePort: number, directives = ''): Promise<StartedProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-example-'));
  const httpPort = await findFreePorts();
  const httpsPort = httpPort + 1;
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${exampleHost}`, '-addext', `subjectAltName=DNS:${exampleHost}`];
  const problem = run('openssl', 'req', ...kind, ...names, '-keyout', key, '-out', certificate);
  if (problem) throw new Error(problem);
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );
  const site = readFileSync('docs/deploy/nginx.conf', 'utf8')
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
    .replace('127.0.0.1:3002', `127.0.0.1:${sitePort}`)
    .replaceAll(/listen (\[::\]:)?(80|443)\b(.*)/g, (_, ipv6, port, rest) => {
      if (ipv6 && !hasIpv6) return '';
      return `listen ${ipv6 ? '[::1]' : '127.0.0.1'}:${port === '80' ? httpPort : httpsPort}${rest}`;
    });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  // As root, nginx would hand its work to a user who cannot read the folder.
  const main = `daemon off; user ${userInfo().username}; pid ${folder}/pid; error_log stderr crit;`;
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${main} events {} http { access_log off; ${paths} ${directives} ${site} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = await whenOpen(child, folder, httpsPort);
  return { httpPort, httpsPort, ca: readFileSync(certificate), stop };
}

/**
 * Starts Caddy with its example; global options change the ports and let Caddy issue the certificate itself.
 * @param sitePort where the site listens
 */
export async function startCaddy(sitePort: number): Promise<StartedProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-example-'));
  const httpPort = await findFreePorts();
  const httpsPort = httpPort + 1;
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  const options = [
    'admin off',
    'default_bind 127.0.0.1',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    'local_certs',
    'skip_install_trust',
    `storage file_system ${storage}`,
  ];
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{\n${options.join('\n')}\n}\n${readFileSync('docs/deploy/Caddyfile', 'utf8')}`,
  );
  const { PATH = '' } = process.env;
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      NODE_ENV: 'test',
      PATH,
      HOME: folder,
      SITE_URL: `https://${exampleHost}`,
      SITE_UPSTREAM: `127.0.0.1:${sitePort}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = await whenOpen(child, folder, httpsPort);
  const ca = readFileSync(join(storage, 'pki/authorities/local/root.crt'));
  return { httpPort, httpsPort, ca, stop };
}

/**
 * Waits until a handshake succeeds: Caddy opens its port before it has issued the certificate.
 * @returns ends the proxy and removes its folder
 * @throws Error with what the proxy reported, if it ends or takes too long
 */
async function whenOpen(
  child: ChildProcess,
  folder: string,
  httpsPort: number,
): Promise<() => Promise<void>> {
  let report = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (report += text));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error']) {
      child.once(event, () => {
        hasEnded = true;
        resolve();
      });
    }
  });
  async function stop() {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(late);
    rmSync(folder, { recursive: true, force: true });
  }
  const deadline = Date.now() + startLimitMs;
  while (!(await isOpen(httpsPort))) {
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`The proxy did not start:\n${report}`);
    }
    await wait(20);
  }
  return stop;
}

async function isOpen(httpsPort: number): Promise<boolean> {
  const address = { host: '127.0.0.1', port: httpsPort, servername: exampleHost };
  const socket = connect({ ...address, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
