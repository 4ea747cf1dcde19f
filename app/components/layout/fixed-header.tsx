import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameData, HeaderLook } from './frame-data';
import { HeaderRow } from './site-header';

/** Pixels (specification, section 9). */
const threshold = 200;

type FixedHeaderProps = { frame?: FrameData | undefined; look: HeaderLook };

/** The header's controls once more, at the window's top, once the page is scrolled. Hidden it takes no focus. */
export function FixedHeader({ frame, look }: FixedHeaderProps) {
  const { t } = useTranslation();
  const isPast = useIsScrolled();
  // Made at the first need, then kept, so that it can leave as quietly as it came.
  const [isMade, setMade] = useState(false);
  if (isPast && !isMade) setMade(true);
  if (!isMade) return null;
  const classes = [
    'fixed-header',
    look === 'night' ? 'fixed-header--night' : '',
    isPast ? 'fixed-header--shown' : '',
  ];
  return (
    <nav className={classes.filter(Boolean).join(' ')} aria-label={t('header.quick')}>
      <HeaderRow frame={frame} />
    </nav>
  );
}

function subscribe(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** False on the server and in the first render. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}
