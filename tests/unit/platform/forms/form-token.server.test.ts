import { expect, test } from 'vitest';
import { issueFormToken, readFormToken, verifyFormToken } from '~/platform/forms/form-token.server';

const secrets = ['new'.repeat(12), 'old'.repeat(12)];
const now = Date.UTC(2026, 10, 21, 12);
const key = issueFormToken(secrets, now);

test('a form submitted immediately was filled in by a program, one of a day ago by a person', () => {
  expect(verifyFormToken(secrets, key, now + 100)).toBe('early');
  expect(verifyFormToken(secrets, key, now + 3_000)).toBe('valid');
  expect(verifyFormToken(secrets, key, now + 24 * 60 * 60_000)).toBe('valid');
});

test('a page shared for a minute has one valid stamp', () => {
  expect(verifyFormToken(secrets, key, now + 61_000)).toBe('valid');
});

test('a stamp survives one rotation of secrets; forgeries are refused', () => {
  const rotated = ['newest'.repeat(6), ...secrets];
  expect(verifyFormToken(rotated, key, now + 3_000)).toBe('valid');
  expect(verifyFormToken(['other'.repeat(8)], key, now + 3_000)).toBe('invalid');
  const [time = '', signature = ''] = key.split('.');
  const earlier = (Number.parseInt(time, 36) - 60_000).toString(36);
  expect(verifyFormToken(secrets, `${earlier}.${signature}`, now)).toBe('invalid');
  for (const junk of ['', '.', `${time}.`, `.${signature}`, `${key}x`, '__proto__'])
    expect(verifyFormToken(secrets, junk, now)).toBe('invalid');
});

test('half a second is early, to the millisecond', () => {
  expect(verifyFormToken(secrets, key, now)).toBe('early');
  expect(verifyFormToken(secrets, key, now + 499)).toBe('early');
  expect(verifyFormToken(secrets, key, now + 500)).toBe('valid');
});

test('a stamp from a server whose clock is ahead is valid', () => {
  expect(verifyFormToken(secrets, key, now - 1)).toBe('valid');
});

test('a stamp with text around it is invalid', () => {
  for (const around of [`x.${key}`, ` ${key}`, `${key} `, `${key}\n`, `0${key}`])
    expect(verifyFormToken(secrets, around, now + 3_000)).toBe('invalid');
});

test('without a secret no stamp is valid', () => {
  expect(verifyFormToken([], issueFormToken([], now), now + 3_000)).toBe('invalid');
});

test('a file in the token’s place is no token', () => {
  const form = new FormData();
  form.set('formToken', new File(['a'], 'a'));
  expect(readFormToken(form)).toBe('');
});

test('the token is read under its name, and under the one that pages opened before an update submit', () => {
  const form = (values: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    return data;
  };
  expect(readFormToken(form({ formToken: 'a' }))).toBe('a');
  expect(readFormToken(form({ formKey: 'b' }))).toBe('b');
  expect(readFormToken(form({ formKey: 'b', formToken: 'a' }))).toBe('a');
  expect(readFormToken(form({}))).toBe('');
});
