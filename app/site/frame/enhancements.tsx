import { useCaptcha } from '~/components/forms/captcha/use-captcha';
import { LoadingBar } from './loading-bar';
import { PageChange } from './page-change';
import { useAnchorScroll } from './use-anchor-scroll';
import { useLinkPrefetch } from './use-link-prefetch';
import { useModuleGuard } from './use-module-guard';

/**
 * What scripts add to every page; each page is complete without. Must come after the framework's scroll restoration.
 */
export function Enhancements() {
  useModuleGuard();
  useAnchorScroll();
  useLinkPrefetch();
  useCaptcha();
  return (
    <>
      <LoadingBar />
      <PageChange />
    </>
  );
}
