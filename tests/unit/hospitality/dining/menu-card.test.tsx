import { expect, test } from 'vitest';
import type { LocalizedMenu, Portion } from '~/hospitality/dining/localized-menu';
import { MenuCard } from '~/hospitality/dining/menu-card';
import { renderScreen } from '../../../support/render-screen';

const base = { day: '17. 11. 2026.', price: '17,00 €' };
const anchor = { day: '2. 1. 2026.', price: '16,00 €' };

const render = (portion: Portion) => {
  const menu: LocalizedMenu = {
    title: 'Menu',
    sections: [{ title: 'Soups', dishes: [{ name: 'Broth', portions: [portion] }] }],
  };
  return renderScreen(<MenuCard menu={menu} id="menu" />);
};

test('a base price is shown once, with or without an anchor price', async () => {
  const alone = await render({ cents: 1_800, base });
  expect(alone.split(base.price)).toHaveLength(2);
  const both = await render({ cents: 1_800, base, anchor });
  expect(both.split(base.price)).toHaveLength(2);
  expect(both.split(anchor.price)).toHaveLength(2);
});
