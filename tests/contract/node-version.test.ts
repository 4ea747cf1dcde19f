import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuseVersion, supportedVersions } from '../../tools/node-version.mjs';

const read = (path: string) => readFileSync(path, 'utf8');

test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3'])(
  'the site runs on Node.js %s',
  (version) => {
    expect(refuseVersion(version)).toBeUndefined();
  },
);

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '24.21.0', '26.10.0'])(
  'Node.js %s is refused in one line',
  (version) => expect(refuseVersion(version)).toMatch(new RegExp(`^.*this is ${version}\\..*$`)),
);

test('package.json, .nvmrc and the image name versions that are supported', () => {
  const ranges = Object.entries(supportedVersions).map(([major, minor]) => `^${major}.${minor}.0`);
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(ranges.join(' || '));
  expect(refuseVersion(read('.nvmrc').trim())).toBeUndefined();
  const [, image = ''] = /^FROM node:(\d+)/m.exec(read('Dockerfile')) ?? [];
  expect(Object.keys(supportedVersions)).toContain(image);
});
