import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { rememberTexts } from '~/i18n/remember-texts';

function make() {
  const instance = createInstance({
    lng: 'hr',
    initImmediate: false,
    resources: {
      hr: {
        common: { hello: 'Dobar dan', items_one: '{{count}} kom', items_other: '{{count}} komada' },
        cart: { hello: 'Košarica', list: ['a', 'b'] },
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

test('a translator is made once, a list anew for each call', () => {
  const instance = make();
  rememberTexts(instance);
  const t = instance.getFixedT(null, 'cart');
  expect(instance.getFixedT(null, 'cart')).toBe(t);
  const list = () => t('list' as never, { returnObjects: true } as never) as unknown as string[];
  expect(list()).toEqual(['a', 'b']);
  expect(list()).not.toBe(list());
});
