import { lazy, Suspense } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';
import type { AnalyticsView } from '~/features/analytics/consent';
import type { ClosureView } from './closure';
import { ClosureNotice } from './closure-notice';
import { LanguageHint } from './language-hint';

/** Loaded only where the operator measures visits. */
const ConsentSheet = lazy(() => import('~/features/analytics/consent-sheet'));

type NoticesProps = { closure?: ClosureView; analytics?: AnalyticsView };

/** Small sheets at the window's foot, spoken politely as they come. Only scripts bring them. */
export function Notices({ closure, analytics }: NoticesProps) {
  if (!useHydrated()) return null;
  return (
    <div className="notices" aria-live="polite">
      <LanguageHint />
      {analytics ? (
        <Suspense>
          <ConsentSheet analytics={analytics} />
        </Suspense>
      ) : null}
      {closure ? <ClosureNotice closure={closure} /> : null}
    </div>
  );
}
