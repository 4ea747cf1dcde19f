import { useMatches, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { BareFooter, BareHeader } from './bare-frame';
import { FixedHeader } from './fixed-header';
import type { FrameData, FrameHandle } from './frame-data';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SiteMenu } from './site-menu';
import pageEnd from '~/styles/page-end.css?url';
import { useTranslation } from 'react-i18next';

type SiteFrameProps = {
  /** Undefined if the frame's own loader failed: the page then lacks the hotel's data, prices and the cart badge. */
  frame?: FrameData | undefined;
  /** Above the header; omitted if the page uses the bare frame. */
  banner?: ReactNode;
  /** Below the address. */
  weather?: ReactNode;
  /** At the end of the footer. */
  newsletter?: ReactNode;
  /** Over the page. */
  overlays?: ReactNode;
  children: ReactNode;
};

/** Header, main and footer around every page. */
export function SiteFrame({
  frame,
  banner,
  weather,
  newsletter,
  overlays,
  children,
}: SiteFrameProps) {
  const { header: look = 'paper', bare: isBare = false } = useFrameHandle();
  return (
    <>
      <SkipLink />
      {isBare ? null : banner}
      {frame?.demonstration ? <DemoBanner /> : null}
      <div className="site">
        {isBare ? (
          <BareHeader frame={frame} />
        ) : (
          <>
            <SiteHeader frame={frame} look={look} />
            <FixedHeader frame={frame} look={look} />
            <SiteMenu frame={frame} />
          </>
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <link rel="stylesheet" href={pageEnd} />
        {isBare ? (
          <BareFooter frame={frame} />
        ) : (
          <SiteFooter frame={frame} weather={weather} newsletter={newsletter} />
        )}
      </div>
      {overlays}
    </>
  );
}

/**
 * The frame that the page's route selects by its handle. An error page has no picture to overlay and needs all links,
 * so it always gets the default.
 */
function useFrameHandle(): FrameHandle {
  const error = useRouteError();
  const handle = useMatches().at(-1)?.handle as FrameHandle | undefined;
  return (error ? undefined : handle) ?? {};
}

/** First in the tab order: skips header and banner. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link btn" href="#main">
      {t('skip')}
    </a>
  );
}

/** States that no card will be charged. */
function DemoBanner() {
  const { t } = useTranslation();
  return (
    <aside className="strip demo-banner" aria-label={t('demo.title')}>
      <p className="wrap">
        <strong>{t('demo.title')}</strong> {t('demo.text')}
      </p>
    </aside>
  );
}
