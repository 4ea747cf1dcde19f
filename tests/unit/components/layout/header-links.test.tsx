import { expect, test } from 'vitest';
import type { FrameData } from '~/components/layout/frame-data';
import { Brand } from '~/components/layout/header-links';
import { renderScreen } from '../../../support/render-screen';

const renderBrand = (name: string) =>
  renderScreen(<Brand frame={{ hotel: { name } } as unknown as FrameData} />, { locale: 'en' });

test('a long name is set smaller, so that it leaves room for the page', async () => {
  const long = 'The Old Mill and Millers’ Cottages by the River';
  expect(await renderBrand(long)).toMatch(/class="brand brand--long".*by the River/);
  expect(await renderBrand('The Old Mill')).toMatch(/class="brand".*The Old Mill/);
});
