import { expect, test } from 'vitest';
import type { Product } from '~/content/product-schema';
import { AddToCartForm } from '~/shop/catalog/add-to-cart-form';
import { toProductView } from '~/shop/catalog/product.loader.server';
import { makeSource } from '../../../support/made-up-hotel/content';
import { renderScreen } from '../../../support/render-screen';

const content = makeSource();
const oil = toProductView(content, content.findProduct('spring-oil') as Product, 'de');

const oneSize = (subtitle: string) => ({
  ...oil,
  subtitle,
  variants: oil.variants.slice(0, 1).map((size) => ({ ...size, name: '4 × 100 ml' })),
});

const notes = (html: string) => /<span class="buy-price__note">(.*?)<span/.exec(html)?.[1];

test('the only size is named beside the price, unless the subtitle names it already', async () => {
  const render = (subtitle: string) =>
    renderScreen(<AddToCartForm product={oneSize(subtitle)} />, { locale: 'de' });
  expect(notes(await render('Four oils'))).toContain('4 × 100 ml, ');
  expect(notes(await render('Four oils, 4\u00a0×\u00a0100\u00a0ml'))).not.toContain('100 ml');
});

test('price and button stand together, after the sizes', async () => {
  const html = await renderScreen(<AddToCartForm product={oil} />, { locale: 'de' });
  const row = html.slice(html.indexOf('class="add__row"'));
  expect(html.indexOf('name="variantId"')).toBeLessThan(html.indexOf('class="add__row"'));
  for (const part of ['data-price', 'name="count"', 'type="submit"']) expect(row).toContain(part);
});

test('a size that sells out once it is chosen stays part of the form; others cannot be chosen', async () => {
  const variants = oil.variants.map((size) => ({ ...size, availability: 'out' as const }));
  const [, chosen] = variants;
  const product = { ...oil, variants, chosenVariantId: chosen?.id };
  const html = await renderScreen(<AddToCartForm product={product} />, { locale: 'de' });
  const enabled = [...html.matchAll(/<input[^>]*name="variantId"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => !input.includes('disabled'));
  expect(variants.length).toBeGreaterThan(1);
  expect(enabled).toEqual([expect.stringContaining(`value="${chosen?.id}"`)]);
});
