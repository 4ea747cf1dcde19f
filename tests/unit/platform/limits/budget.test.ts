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

test('the many networks of one IPv6 connection have three times the share of one, together', () => {
  const budget = new Budget({ windowMs: 60_000, perClient: 3, inAll: 100 });
  const home = (index: number) => ({ key: `2001:db8:1:${index}::/64`, network: '2001:db8:1::/48' });
  const waits = Array.from({ length: 256 }, (_, index) => budget.consume(home(index % 64), 15_000));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(9);
  expect(waits.at(-1)).toBe(60);
  const neighbour = { key: '2001:db8:2:0::/64', network: '2001:db8:2::/48' };
  expect(budget.consume(neighbour, 15_000)).toBeUndefined();
});

test('a client without a network is counted alone, and without an overall limit nothing else is', () => {
  const budget = new Budget({ windowMs: 60_000, perClient: 1 });
  const waits = Array.from({ length: 50 }, (_, client) => budget.consume(`client ${client}`, 0));
  expect(waits.every((wait) => wait === undefined)).toBe(true);
  expect(budget.consume('client 7', 0)).toBe(60);
});
