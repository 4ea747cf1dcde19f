import { useMatches, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { DemoBanner } from './demo-banner';
import type { FrameData, FrameHandle, HeaderLook } from './frame-data';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

type SiteFrameProps = {
  /** Missing when the frame's own loader failed: the page then stands without house, prices and badge. */
  frame?: FrameData;
  sideCart?: ReactNode;
  children: ReactNode;
};

/** Header, main and footer around every page. */
export function SiteFrame({ frame, sideCart, children }: SiteFrameProps) {
  const look = useHeaderLook();
  return (
    <>
      <SkipLink />
      {frame?.demonstration ? <DemoBanner /> : null}
      <div className="site">
        <SiteHeader frame={frame} look={look} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter frame={frame} />
      </div>
      {sideCart}
    </>
  );
}

/** A page asks for another header by its route's handle; pages that failed have no picture to lie on. */
function useHeaderLook(): HeaderLook {
  const error = useRouteError();
  const handle = useMatches().at(-1)?.handle as FrameHandle | undefined;
  return (error ? undefined : handle?.header) ?? 'paper';
}
