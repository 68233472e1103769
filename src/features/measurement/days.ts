const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** "2026-11-20", the day in Istanbul so many days from now. Turkey keeps UTC+3 all year. */
export const dayInIstanbul = (now: Date, days = 0): string =>
  new Date(now.getTime() + OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
