import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Emphasis } from '~/shop/catalog/product-particulars';

test('allergens between asterisks are bold', () => {
  expect(renderToStaticMarkup(<Emphasis text="Ocat (sadrži *sulfite*), *gluten*." />)).toBe(
    'Ocat (sadrži <strong>sulfite</strong>), <strong>gluten</strong>.',
  );
});

test('a text without asterisks stays as it is, and markup in it is text', () => {
  expect(renderToStaticMarkup(<Emphasis text="<b>Ulje</b>" />)).toBe('&lt;b&gt;Ulje&lt;/b&gt;');
});
