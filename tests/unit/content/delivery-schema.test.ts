import { expect, test } from 'vitest';
import { type DeliveryTariff, deliverySchema } from '~/content/delivery-schema';
import { makeDelivery } from '../../support/made-up-hotel/site';

const delivery = makeDelivery();

/** The problems of a valid tariff after a change, as `path: message`. */
function problemsAfter(change: (tariff: DeliveryTariff) => void): string[] {
  const tariff = structuredClone(delivery);
  change(tariff);
  const parsed = deliverySchema.safeParse(tariff);
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('a sound tariff is accepted', () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

test('a country with two prices is refused', () => {
  const problems = problemsAfter(({ zones }) => zones[2]?.countries.push('AT'));
  expect(problems).toEqual(['zones.2.countries: twice: AT']);
});

test('the shorter delivery time comes first', () => {
  const problems = problemsAfter(({ days }) => void ([days.min, days.max] = [4, 2]));
  expect(problems).toEqual(['days: max is less than min']);
});

test.each([
  ['cheaper for more', { maxGrams: 50_000, priceCents: 1 }],
  ['one weight twice', { maxGrams: 2_000, priceCents: 450 }],
])('%s is refused at any place in the table', (_name, step) => {
  const problems = problemsAfter(({ zones }) => zones[0]?.steps.unshift(step));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^zones\.0\.steps: \d+ g does not fit after \d+ g$/);
});

test('a tracking page needs https, a place for the number and a valid pattern', () => {
  const wrong = { url: 'http://parcels.example/', pattern: '(', example: '1' };
  const problems = problemsAfter((tariff) => void (tariff.tracking = wrong));
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(
    expect.arrayContaining(['tracking.url', 'tracking.pattern']),
  );
});

test('a tariff without readers, notes and tracking is accepted', () => {
  const { readers: _readers, notes: _notes, tracking: _tracking, ...older } = delivery;
  expect(deliverySchema.parse(older)).toEqual({ ...older, readers: {}, notes: [] });
});

test('readers are taken to be where parcels go', () => {
  const problems = problemsAfter(({ readers }) => {
    readers.en = { country: 'GB', to: 'to Britain' };
  });
  expect(problems).toEqual(['readers.en.country: no zone has GB']);
});

test.each([
  'http://parcels.example/{code}',
  'httpsx://parcels.example/{code}',
  'xhttps://parcels.example/{code}',
  'https://parcels.example/parcel',
  'javascript:alert("{code}")',
  '{code}',
])('%j is no address of a tracking page', (url) => {
  const tracking = { url, pattern: '\\d+', example: '1' };
  const problems = problemsAfter((tariff) => void (tariff.tracking = tracking));
  expect(problems.length).toBeGreaterThanOrEqual(1);
  for (const problem of problems) expect(problem).toMatch(/^tracking\.url: /);
});

test.each(['(', '\\-', '[', 'a'.repeat(201)])('%.10j is no valid pattern', (pattern) => {
  const tracking = { url: 'https://parcels.example/{code}', pattern, example: '1' };
  const problems = problemsAfter((tariff) => void (tariff.tracking = tracking));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^tracking\.pattern: /);
});

const step = (maxGrams: number, priceCents: number) => ({ maxGrams, priceCents });

test('steps may stand in any order, and two of them may cost the same', () => {
  const steps = [step(5_000, 550), step(1_000, 450), step(31_500, 900), step(2_000, 450)];
  expect(problemsAfter(({ zones }) => void (zones[0]!.steps = steps))).toEqual([]);
});

test('a step that is cheaper than a lighter one is reported, in any order', () => {
  const steps = [step(31_500, 900), step(5_000, 440), step(1_000, 450), step(2_000, 450)];
  for (const order of [
    steps,
    steps.toReversed(),
    steps.toSorted((a, b) => a.maxGrams - b.maxGrams),
  ])
    expect(problemsAfter(({ zones }) => void (zones[0]!.steps = order))).toEqual([
      'zones.0.steps: 5000 g does not fit after 2000 g',
    ]);
});

test.each<[string, (tariff: DeliveryTariff) => void]>([
  ['maxGrams', (tariff) => void (tariff.maxGrams = 0)],
  ['days.min', ({ days }) => void (days.min = 0)],
  ['days.max', ({ days }) => void (days.max = 0.5)],
  ['notes.0.countries', ({ notes }) => void (notes[0]!.countries = [])],
  ['zones', (tariff) => void (tariff.zones = [])],
  ['zones.0.countries', ({ zones }) => void (zones[0]!.countries = [])],
  ['zones.0.steps', ({ zones }) => void (zones[0]!.steps = [])],
  ['zones.0.steps.0.maxGrams', ({ zones }) => void (zones[0]!.steps = [step(0, 450)])],
  ['zones.0.steps.0.priceCents', ({ zones }) => void (zones[0]!.steps = [step(1, 0)])],
])('%s must be sound', (path, change) => {
  expect(problemsAfter(change).map((problem) => problem.split(': ')[0])).toEqual([path]);
});

test('a note keeps its countries and its text', () => {
  expect(deliverySchema.parse(delivery).notes).toEqual(delivery.notes);
});
