import { expect } from 'vitest';
import type { RawResponse } from './raw-http';

/** Headers of every response, whatever its status. */
export const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

/** What must be true of the response to a hostile request, whatever its status. */
export function expectSafe({ headers, all }: RawResponse): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('referrer-policy')).toBeTruthy();
  expect(all).not.toMatch(/node_modules|\.ts:\d|at [\w.]+ \(/);
}
