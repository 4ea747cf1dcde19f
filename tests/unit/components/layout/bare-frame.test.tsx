import { expect, test } from 'vitest';
import { BareFooter, BareHeader } from '~/components/layout/bare-frame';
import { withdrawalEntry } from '~/i18n/statutory-labels';
import { locales } from '~/i18n/locales';
import { href } from '~/routing/href';
import { renderScreen } from '../../../support/render-screen';

test.each(locales)(
  'in %s the bare header leads to the cart, home and other languages only',
  async (locale) => {
    const html = await renderScreen(<BareHeader />, { locale, path: '/shop/checkout' });
    const own = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
    const others = locales.filter((other) => other !== locale);
    expect(own).toEqual([
      href('cart', locale),
      href('home', locale),
      ...others.map((other) => href('checkout', other)),
    ]);
    // Nothing is put in here: the link leads to the page, and no panel opens.
    expect(html).not.toContain('data-side-cart-opener');
  },
);

test.each(locales)(
  'in %s the bare footer keeps the law’s links and has no form',
  async (locale) => {
    const html = await renderScreen(<BareFooter />, { locale, path: '/shop/checkout' });
    expect(html).toContain(`href="${href('withdrawal', locale)}"`);
    expect(html).toContain(`>${withdrawalEntry[locale]}</a>`);
    expect(html).toContain(`href="${href('terms', locale)}"`);
    expect(html).not.toContain('<form');
  },
);
