import { expect, test } from 'vitest';
import { OutboxHealth } from '~/platform/mail/outbox-health';

test('a worker is overdue once it was not heard of for longer than it may take', () => {
  const health = new OutboxHealth();
  expect(health.isOverdue(1_000_000)).toBe(false);
  health.note(90_000, 1_000);
  expect(health.isOverdue(91_000)).toBe(false);
  expect(health.isOverdue(91_001)).toBe(true);
  health.note(90_000, 91_002);
  expect(health.isOverdue(91_003)).toBe(false);
});
