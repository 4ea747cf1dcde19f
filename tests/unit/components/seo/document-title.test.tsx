import { expect, test } from 'vitest';
import { DocumentTitle } from '~/components/seo/document-title';
import type { FrameData } from '~/components/layout/frame-data';
import { renderScreen } from '../../../support/render-screen';

const frame = {
  hotel: { fullName: 'Hotel Linden by the Lake', name: 'Linden' } as FrameData['hotel'],
};

test('the title ends with the hotel’s name, which an error page may not know', async () => {
  const title = <DocumentTitle title="Cart" prefix="Error: " />;
  expect(await renderScreen(title, { frame })).toBe(
    '<title>Error: Cart | Hotel Linden by the Lake</title>',
  );
  expect(await renderScreen(title)).toBe('<title>Error: Cart</title>');
});
