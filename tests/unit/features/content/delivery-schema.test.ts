import { expect, test } from 'vitest';
import { type DeliveryTariff, deliverySchema } from '~/features/content/delivery-schema';
import { embeddedContent } from '~/features/content/embedded/content';

const { delivery } = embeddedContent.site;

/** What is wrong with the published tariff after a change, as `path: message`. */
function problemsAfter(change: (tariff: DeliveryTariff) => void): string[] {
  const tariff = structuredClone(delivery);
  change(tariff);
  const parsed = deliverySchema.safeParse(tariff);
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('the published tariff is sound', () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

test('a country with two prices is refused', () => {
  const problems = problemsAfter(({ zones }) => zones[2]?.countries.push('HR'));
  expect(problems).toEqual(['zones.2.countries: twice: HR']);
});

test.each([
  ['cheaper for more', { maxGrams: 50_000, priceCents: 1 }],
  ['one weight twice', { maxGrams: 2_000, priceCents: 450 }],
])('%s is refused, wherever it stands in the table', (_name, step) => {
  const problems = problemsAfter(({ zones }) => zones[0]?.steps.unshift(step));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^zones\.0\.steps: \d+ g does not fit after \d+ g$/);
});

test('a page for parcels needs https, a place for the number and a pattern that can be read', () => {
  const wrong = { url: 'http://gls.example/', pattern: '(', example: '1' };
  const problems = problemsAfter((tariff) => void (tariff.tracking = wrong));
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(
    expect.arrayContaining(['tracking.url', 'tracking.pattern']),
  );
});

test('a backend that knows neither notes nor parcel pages is understood', () => {
  const { notes: _notes, tracking: _tracking, ...older } = delivery;
  expect(deliverySchema.parse(older)).toEqual({ ...older, notes: [] });
});
