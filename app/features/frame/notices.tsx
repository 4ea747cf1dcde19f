import { useHydrated } from '~/components/ui/use-hydrated';
import type { AnalyticsView } from '~/features/analytics/consent';
import { useConsentSheet } from '~/features/analytics/use-consent-sheet';
import type { ClosureView } from './closure';
import { ClosureNotice } from './closure-notice';
import { LanguageHint } from './language-hint';

type NoticesProps = { closure?: ClosureView; analytics?: AnalyticsView };

/** Small sheets at the window's foot, spoken politely as they come. Only scripts bring them. */
export function Notices({ closure, analytics }: NoticesProps) {
  const ConsentSheet = useConsentSheet(analytics !== undefined);
  if (!useHydrated()) return null;
  return (
    <div className="notices" aria-live="polite">
      <LanguageHint />
      {analytics && ConsentSheet ? <ConsentSheet analytics={analytics} /> : null}
      {closure ? <ClosureNotice closure={closure} /> : null}
    </div>
  );
}
