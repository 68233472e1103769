import type { User } from './schema.ts';

const TOLD = ['username', 'email', 'name', 'surname', 'role', 'status', 'panelAccess'] as const;
/**
 * The log contains only that these changed, because it is stored longer than a telephone number.
 */
const PRIVATE = ['phone', 'address'] as const;
type Recorded = Pick<User, (typeof TOLD)[number] | (typeof PRIVATE)[number]>;

/** The data of a user that the audit log may contain. */
export function recordable(user: Recorded): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of TOLD) values[field] = user[field];
  for (const field of PRIVATE) values[field] = user[field] && '•••';
  return values;
}

/** The differing fields with their old and new values; null if none differs. */
export function changesBetween(before: Recorded, after: Recorded) {
  const changed = [...TOLD, ...PRIVATE].filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return null;
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { before: only(recordable(before)), after: only(recordable(after)) };
}
