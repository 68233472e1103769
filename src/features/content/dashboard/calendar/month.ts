/** Days are written as `2026-11-20`, months as `2026-11`. Nothing here depends on a time zone. */
const DAY_MS = 24 * 3_600_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day so many days later; before, if negative. */
export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * DAY_MS);

/** The month so many months later; before, if negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** 0 for Monday, 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** The weeks of a month, each from Monday to Sunday, with the days of the months around it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = start; monday < end; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, n) => addDays(monday, n)));
  return weeks;
}

/** The same day of another month, or its last day. */
export function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${day.slice(8)}`;
  return wanted > last ? last : wanted;
}

/** The day that a key leads to; null for other keys. */
export function dayAfterKey(key: string, day: string): string | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? null : inMonth(day, addMonths(day.slice(0, 7), months));
}
