const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** How far Istanbul has been ahead of UTC since September 2016, all year. */
export const OFFSET_MS = 3 * HOUR_MS;

/** "2026-11-20", the day in Istanbul at a moment after 2016. */
export const dayNow = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** Whether this is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
