import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

const delaysMs = [3_000, 5_000, 10_000, 20_000];

/**
 * Loads the page's data again a few times while it waits, each time later, without leaving the page.
 * @returns whether it will do so again
 */
export function useRecheck(isWaiting: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [count, setCount] = useState(0);
  const delayMs = isWaiting ? delaysMs[count] : undefined;
  const isIdle = state === 'idle';
  useEffect(() => {
    if (delayMs === undefined || !isIdle) return undefined;
    const timer = setTimeout(() => {
      setCount((done) => done + 1);
      revalidate();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, isIdle, revalidate]);
  return delayMs !== undefined;
}
