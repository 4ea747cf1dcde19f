import type { AnalyticsView } from '~/site/consent/consent';
import { useConsentSheet } from '~/site/consent/use-consent-sheet';
import type { ClosureView } from './closure';
import { ClosureNotice } from './closure-notice';
import { LanguageHints } from './language-hint';

type NoticesProps = { closure?: ClosureView; analytics?: AnalyticsView };

/**
 * Small sheets at the window's foot, spoken politely as they come. Only scripts bring them: those that stand hidden in the
 * page the page's first one, the question about measuring the page's own, without which nothing is measured either.
 */
export function Notices({ closure, analytics }: NoticesProps) {
  const ConsentSheet = useConsentSheet(analytics !== undefined);
  return (
    <div className="notices" aria-live="polite">
      <LanguageHints />
      {analytics && ConsentSheet ? <ConsentSheet analytics={analytics} /> : null}
      {closure ? <ClosureNotice closure={closure} /> : null}
    </div>
  );
}
