import { useHydrated } from '~/components/ui/use-hydrated';
import type { ClosureView } from './closure';
import { ClosureNotice } from './closure-notice';
import { LanguageHint } from './language-hint';

/** Small sheets at the window's foot, spoken politely as they come. Only scripts bring them. */
export function Notices({ closure }: { closure?: ClosureView }) {
  if (!useHydrated()) return null;
  return (
    <div className="notices" aria-live="polite">
      <LanguageHint />
      {closure ? <ClosureNotice closure={closure} /> : null}
    </div>
  );
}
