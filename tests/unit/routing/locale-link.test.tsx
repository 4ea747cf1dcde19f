import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { LocaleLink } from '~/routing/locale-link';
import { renderScreen } from '../../support/render-screen';

const framework = vi.hoisted(() => ({ Link: vi.fn((_props: object) => null) }));

vi.mock('@remix-run/react', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  Link: framework.Link,
}));

test('in the browser a link cross-fades, and discovers no routes', async () => {
  vi.stubEnv('SSR', false);
  await renderScreen(createElement(LocaleLink<'shop'>, { page: 'shop', hash: 'oil' }), {
    locale: 'de',
  });
  expect(framework.Link.mock.calls[0]?.[0]).toMatchObject({
    to: '/de/shop#oil',
    viewTransition: true,
    discover: 'none',
  });
  vi.unstubAllEnvs();
});
