import { useEffect, useState } from 'react';
import { loadOptional } from '~/platform/browser/module-reload.client';
import type { ConsentSheet } from './consent-sheet';

/**
 * Loads the question about measuring visits where there is one; if that fails, it is not asked and nothing is measured.
 */
export function useConsentSheet(isWanted: boolean): typeof ConsentSheet | undefined {
  const [Sheet, setSheet] = useState<typeof ConsentSheet>();
  useEffect(() => {
    if (!isWanted) return;
    loadOptional(() => import('./consent-sheet')).then(
      (module) => setSheet(() => module.ConsentSheet),
      () => {},
    );
  }, [isWanted]);
  return Sheet;
}
