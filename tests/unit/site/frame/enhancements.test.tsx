import { expect, test, vi } from 'vitest';
import { Enhancements } from '~/site/frame/enhancements';
import { renderScreen } from '../../../support/render-screen';

const hooks = vi.hoisted(() => ({ useAnchorScroll: vi.fn(), useLinkPrefetch: vi.fn() }));

vi.mock('~/site/frame/use-anchor-scroll', () => ({ useAnchorScroll: hooks.useAnchorScroll }));
vi.mock('~/site/frame/use-link-prefetch', () => ({ useLinkPrefetch: hooks.useLinkPrefetch }));
vi.mock('~/components/forms/captcha/use-captcha', () => ({ useCaptcha: () => {} }));

test('every page prefetches its links and scrolls to its anchors', async () => {
  await renderScreen(<Enhancements />);
  expect(hooks.useLinkPrefetch).toHaveBeenCalledOnce();
  expect(hooks.useAnchorScroll).toHaveBeenCalledOnce();
});
