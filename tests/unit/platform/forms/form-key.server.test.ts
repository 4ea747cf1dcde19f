import { expect, test } from 'vitest';
import { issueFormKey, judgeFormKey } from '~/platform/forms/form-key.server';

const secrets = ['new'.repeat(12), 'old'.repeat(12)];
const now = Date.UTC(2026, 10, 21, 12);
const key = issueFormKey(secrets, now);

test('a form that comes back at once was filled in by a program, one of a day ago by a person', () => {
  expect(judgeFormKey(secrets, key, now + 100)).toBe('early');
  expect(judgeFormKey(secrets, key, now + 3_000)).toBe('good');
  expect(judgeFormKey(secrets, key, now + 24 * 60 * 60_000)).toBe('good');
});

test('a page kept for everybody for a minute carries the same good stamp', () => {
  expect(judgeFormKey(secrets, key, now + 61_000)).toBe('good');
});

test('a stamp of a server whose clock is ahead is good', () => {
  expect(judgeFormKey(secrets, key, now - 1_000)).toBe('good');
});

test('a stamp outlives the rotation of secrets once, and no forgery is taken', () => {
  const rotated = ['newest'.repeat(6), ...secrets];
  expect(judgeFormKey(rotated, key, now + 3_000)).toBe('good');
  expect(judgeFormKey(['other'.repeat(8)], key, now + 3_000)).toBe('unknown');
  const [time = '', signature = ''] = key.split('.');
  const earlier = (Number.parseInt(time, 36) - 60_000).toString(36);
  expect(judgeFormKey(secrets, `${earlier}.${signature}`, now)).toBe('unknown');
  for (const junk of ['', '.', `${time}.`, `.${signature}`, `${key}x`, '__proto__'])
    expect(judgeFormKey(secrets, junk, now)).toBe('unknown');
});

test('half a second is early, to the millisecond', () => {
  expect(judgeFormKey(secrets, key, now)).toBe('early');
  expect(judgeFormKey(secrets, key, now + 499)).toBe('early');
  expect(judgeFormKey(secrets, key, now + 500)).toBe('good');
});

test('a stamp of a server whose clock is ahead is good', () => {
  expect(judgeFormKey(secrets, key, now - 1)).toBe('good');
});

test('nothing may stand around a stamp', () => {
  for (const around of [`x.${key}`, ` ${key}`, `${key} `, `${key}\n`, `0${key}`])
    expect(judgeFormKey(secrets, around, now + 3_000)).toBe('unknown');
});

test('without a secret there is no stamp of ours', () => {
  expect(judgeFormKey([], issueFormKey([], now), now + 3_000)).toBe('unknown');
});
