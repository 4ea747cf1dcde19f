import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderRow, type SiteHeaderProps } from './site-header';

/** In pixels (specification, section 9). */
const threshold = 200;

/** A copy of the header's controls, fixed at the top once the page is scrolled. It cannot be focused while hidden. */
export function FixedHeader({ frame, look }: SiteHeaderProps) {
  const { t } = useTranslation();
  const isPast = useIsScrolled();
  // Rendered when first needed and kept from then on, so that hiding can be animated.
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

/** False on the server and during hydration. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
}
