const pauseMs = 60_000;

/** Whether a page may be reloaded after a script failed to load: at most once a minute (specification, section 9). */
export function mayReload(lastReload: string | null, now: number): boolean {
  const last = Number(lastReload ?? Number.NaN);
  // A time in the future means that the clock was set back; it must not block reloads for good.
  return !(last <= now && now - last < pauseMs);
}
