// Builds the site and writes Brotli and gzip copies beside the browser's files, so that no request waits for compression.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildDir } from './hotel.mjs';
import { buildLock, isBuilt, root, run, sourceState, stampBuild } from './prepare.mjs';
import { withFileLock } from './file-lock.mjs';

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;

function build() {
  run(process.execPath, [join(root, 'tools', 'check-hotel.mjs')]);
  const state = sourceState();
  rmSync(buildDir, { recursive: true, force: true });
  run(
    process.execPath,
    [join(root, 'node_modules/@remix-run/dev/dist/cli.js'), 'vite:build', '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );

  for (const name of readdirSync(join(buildDir, 'client'), { recursive: true, encoding: 'utf8' })) {
    const path = join(buildDir, 'client', name);
    if (!compressible.test(name) || statSync(path).size < 512) continue;
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
  stampBuild(state);
}

// Another process may have built it while this one waited.
await withFileLock(buildLock, () => {
  if (!process.argv.includes('--unless-built') || !isBuilt()) build();
});
