import { expect, test } from 'vitest';
import { Distances } from '~/hospitality/contact/distances';
import { TravelDistances } from '~/hospitality/home/travel-distances';
import { readText } from '../../../support/html-forms';
import { renderScreen } from '../../../support/render-screen';

test('a way of whole hours names no minutes', async () => {
  const places = [30, 180, 185].map((minutes) => ({
    to: `After ${minutes}`,
    kilometres: 200,
    minutes,
  }));
  const screens = (
    <>
      <Distances distances={places} />
      <TravelDistances way={{ lead: '', places }} />
    </>
  );
  const text = readText(await renderScreen(screens, { locale: 'en' }));
  expect(text).toContain('30 min');
  expect(text).toContain('3 h 5 min');
  expect(text).not.toContain('3 h 0 min');
  expect(text.match(/3 h(?! \d)/g)).toHaveLength(2);
});
