import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CartLine,
  countItems,
  decreaseLine,
  increaseLine,
  maxCount,
  maxLines,
  removeLine,
  setCounts,
  setLine,
  uniteLines,
} from '~/shop/cart/cart';

const oil = (variantId: string) => ({ productId: 'oil', variantId });
const line = (variantId: string, count: number): CartLine => ({ ...oil(variantId), count });

test('adding sets the count of an existing line, it does not sum', () => {
  expect(setLine([line('a', 3)], line('a', 2))).toEqual([line('a', 2)]);
});

test('adding creates a missing line at the end', () => {
  expect(setLine([line('a', 3)], line('b', 2))).toEqual([line('a', 3), line('b', 2)]);
});

test('the same variant of another product is another line', () => {
  const lines = setLine([line('a', 3)], { productId: 'soap', variantId: 'a', count: 1 });
  expect(lines).toHaveLength(2);
});

test('increasing adds one, creates a missing line with one, and stops at 99', () => {
  expect(increaseLine([line('a', 3)], oil('a'))).toEqual([line('a', 4)]);
  expect(increaseLine([], oil('a'))).toEqual([line('a', 1)]);
  expect(increaseLine([line('a', 99)], oil('a'))).toEqual([line('a', 99)]);
});

test('decreasing takes one, and does nothing at one or to a missing line', () => {
  expect(decreaseLine([line('a', 2)], oil('a'))).toEqual([line('a', 1)]);
  expect(decreaseLine([line('a', 1)], oil('a'))).toEqual([line('a', 1)]);
  expect(decreaseLine([line('a', 2)], oil('b'))).toEqual([line('a', 2)]);
});

test('removing takes that product and variant only', () => {
  const soap = { productId: 'soap', variantId: 'a', count: 1 };
  expect(removeLine([line('a', 2), soap, line('b', 1)], oil('a'))).toEqual([soap, line('b', 1)]);
});

test('counts are set by size; other lines and other sizes stay as they are', () => {
  const lines = [line('a', 2), line('b', 3), line('constructor', 1)];
  expect(setCounts(lines, { b: 5, c: 9 })).toEqual([line('a', 2), line('b', 5), lines[2]]);
});

test('of two lines with the same variant the first stays, wherever they stand', () => {
  const small = line('500', 1);
  const vinegar = { ...small, productId: 'vinegar' };
  const large = line('750', 2);
  expect(uniteLines([small, large, vinegar, line('500', 3), line('750', 9)])).toEqual([
    small,
    large,
    vinegar,
  ]);
});

test('a cart of 50 lines takes no 51st, but still changes the ones it has', () => {
  const full = Array.from({ length: maxLines }, (_, index) => line(`v${index}`, 1));
  expect(setLine(full, line('new', 1))).toEqual(full);
  expect(increaseLine(full, oil('new'))).toEqual(full);
  expect(setLine(full, line('v7', 9))[7]).toEqual(line('v7', 9));
});

test('the badge counts pieces', () => {
  expect(countItems([])).toBe(0);
  expect(countItems([line('a', 2), line('b', 5)])).toBe(7);
});

type Change = { kind: 'set' | 'more' | 'less' | 'remove' | 'empty'; key: string; count: number };

function apply(lines: readonly CartLine[], { kind, key, count }: Change): CartLine[] {
  if (kind === 'set') return setLine(lines, line(key, count));
  if (kind === 'more') return increaseLine(lines, oil(key));
  if (kind === 'less') return decreaseLine(lines, oil(key));
  return kind === 'remove' ? removeLine(lines, oil(key)) : [];
}

/** The specification applied to a map from variant to count. */
function applyToModel(model: Map<string, number>, { kind, key, count }: Change): void {
  const now = model.get(key);
  const hasRoom = now !== undefined || model.size < maxLines;
  if (kind === 'empty') model.clear();
  if (kind === 'remove') model.delete(key);
  if (kind === 'set' && hasRoom) model.set(key, count);
  if (kind === 'more' && hasRoom) model.set(key, Math.min((now ?? 0) + 1, maxCount));
  if (kind === 'less' && now !== undefined && now > 1) model.set(key, now - 1);
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('set', 'more', 'more', 'less', 'remove', 'set'),
  key: fc.integer({ min: 0, max: 60 }).map((number) => `v${number}`),
  count: fc.integer({ min: 1, max: maxCount }),
});
const emptying = fc.constant<Change>({ kind: 'empty', key: '', count: 1 });

test('any series of changes agrees with a simple model and never mutates the cart', () => {
  const changes = fc.array(fc.oneof({ weight: 40, arbitrary: change }, emptying), {
    maxLength: 150,
  });
  fc.assert(
    fc.property(changes, (series) => {
      const model = new Map<string, number>();
      let lines: readonly CartLine[] = [];
      for (const step of series) {
        lines = apply(Object.freeze(lines.map((each) => Object.freeze(each))), step);
        applyToModel(model, step);
        expect(new Map(lines.map((each) => [each.variantId, each.count]))).toEqual(model);
        expect(lines).toHaveLength(model.size);
      }
    }),
  );
});
