import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

const showAfterMs = 200;
const hideAfterMs = 500;

type Phase = 'hidden' | 'running' | 'finished';

/** A thin bar at the top while another page or the answer to a form is on its way; quick ones never show it. */
export function LoadingBar() {
  const phase = usePhase(useNavigation().state !== 'idle');
  return <div className={`loading-bar loading-bar--${phase}`} aria-hidden="true" />;
}

function usePhase(isBusy: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden');
  useEffect(() => {
    if (!isBusy) setPhase((shown) => (shown === 'running' ? 'finished' : 'hidden'));
    const timer = isBusy
      ? setTimeout(() => setPhase('running'), showAfterMs)
      : setTimeout(() => setPhase('hidden'), hideAfterMs);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return phase;
}
