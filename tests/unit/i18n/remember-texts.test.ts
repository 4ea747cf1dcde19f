import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { rememberTexts } from '~/i18n/remember-texts';

function make() {
  const instance = createInstance({
    lng: 'hr',
    initImmediate: false,
    interpolation: { escapeValue: false },
    resources: {
      hr: {
        common: { hello: 'Dobar dan', items_one: '{{count}} kom', items_other: '{{count}} komada' },
        cart: { hello: 'Košarica', list: ['a', 'b'] },
        values: {
          of: 'Količina: {{of}}',
          two: '{{of}} i {{ of }}, {{count}}',
          nested: '{{of}} $t(common:hello)',
          format: '{{of, uppercase}}',
          path: '{{of.name}}',
          form: 'bez',
          form_gift: 'poklon za {{of}}',
        },
      },
    },
  });
  void instance.init();
  return instance;
}

test('cached texts equal uncached ones, at the first call and later', () => {
  const plain = make();
  const quick = make();
  rememberTexts(quick);
  for (const namespaces of ['common', 'cart', ['cart', 'common']]) {
    const [one, two] = [plain, quick].map((instance) =>
      instance.getFixedT(null, namespaces as never),
    );
    for (const key of ['hello', 'common:hello', 'nobody', 'items']) {
      const expected = one?.(key as never);
      for (let time = 0; time < 2; time++) expect(two?.(key as never)).toBe(expected);
      for (const count of [1, 5]) {
        expect(two?.(key as never, { count } as never)).toBe(
          one?.(key as never, { count } as never),
        );
      }
    }
  }
});

test('a translator is created once, a list for each call', () => {
  const instance = make();
  rememberTexts(instance);
  const t = instance.getFixedT(null, 'cart');
  expect(instance.getFixedT(null, 'cart')).toBe(t);
  const list = () => t('list' as never, { returnObjects: true } as never) as unknown as string[];
  expect(list()).toEqual(['a', 'b']);
  expect(list()).not.toBe(list());
});

test.each([
  ['of', { of: 'ulje' }],
  ['of', { of: 'maslac' }],
  ['of', { of: 5 }],
  ['of', { of: '{{count}}', count: 1 }],
  ['of', { of: '$t(common:hello)' }],
  ['of', { of: '$&' }],
  ['of', { of: '<ulje> & maslac' }],
  ['of', {}],
  ['of', { of: null }],
  ['two', { of: 'ulje', count: 3 }],
  ['nested', { of: 'ulje' }],
  ['format', { of: 'ulje' }],
  ['path', { of: { name: 'ulje' } }],
  ['form', { context: 'gift', of: 'Ana' }],
  ['of', { of: 'ulje', lng: 'en' }],
  ['common:items', { count: 0 }],
  ['common:items', { count: 1.5 }],
  ['common:items', { count: 1000 }],
  ['nobody', { of: 'ulje' }],
])('a cached text with values is filled in as the library does: %s %j', (key, values) => {
  const quick = make();
  rememberTexts(quick);
  const [expected, found] = [make(), quick].map((instance) =>
    instance.getFixedT(null, 'values' as never),
  );
  for (let time = 0; time < 2; time++) {
    expect(found?.(key as never, values as never)).toBe(expected?.(key as never, values as never));
  }
});
