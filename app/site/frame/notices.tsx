import type { AnalyticsView } from '~/site/consent/consent';
import { useConsentSheet } from '~/site/consent/use-consent-sheet';
import type { ClosureView } from './closure';
import { ClosureNotice } from './closure-notice';
import { LanguageHints } from './language-hint';

type NoticesProps = { closure?: ClosureView | undefined; analytics?: AnalyticsView | undefined };

/**
 * Small sheets at the window's foot, announced politely as they appear. Only scripts show them: the page's first script
 * those that are hidden in the page, the page's own script the consent question, without which nothing is measured.
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
