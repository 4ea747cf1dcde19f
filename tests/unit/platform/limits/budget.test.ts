import { expect, test } from 'vitest';
import { Budget } from '~/platform/limits/budget';

const make = () => new Budget({ windowMs: 60_000, perClient: 3, inAll: 5 });

test('one client has its share, and its refused requests count against no other client', () => {
  const budget = make();
  const flood = Array.from({ length: 100 }, () => budget.consume('flood', 0));
  expect(flood.filter((wait) => wait === undefined)).toHaveLength(3);
  expect(budget.consume('guest', 0)).toBeUndefined();
  expect(budget.consume('guest', 0)).toBeUndefined();
});

test('all clients together have a share too, and are then given the time of the next attempt', () => {
  const budget = make();
  for (let client = 0; client < 5; client += 1) budget.consume(`client ${client}`, 0);
  expect(budget.consume('guest', 45_000)).toBe(15);
  expect(budget.consume('guest', 60_000)).toBeUndefined();
});
