/** Durations in milliseconds. A calendar day may be an hour shorter or longer: `calendar.ts` counts those. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
