import type { User } from './schema.ts';

const TOLD = ['username', 'email', 'name', 'surname', 'role', 'status', 'panelAccess'] as const;
/** Told is only that they changed: the log is kept longer than anybody's telephone number. */
const PRIVATE = ['phone', 'address'] as const;
type Recorded = Pick<User, (typeof TOLD)[number] | (typeof PRIVATE)[number]>;

/** A user as the audit log may know them. */
export function recordable(user: Recorded): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of TOLD) values[field] = user[field];
  for (const field of PRIVATE) values[field] = user[field] && '•••';
  return values;
}

/** The fields that differ, before and after; null when none does. */
export function changesBetween(before: Recorded, after: Recorded) {
  const changed = [...TOLD, ...PRIVATE].filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return null;
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { before: only(recordable(before)), after: only(recordable(after)) };
}
