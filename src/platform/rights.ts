import type { Actor } from './operation.server.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Who may do what: the one table every route and every operation asks. A route names its right, and
 * one that names none is not mounted.
 */
export const RIGHTS = {
  /** The own account, the overview, leaving. */
  own: ROLES,
  /** Content and its pictures. */
  content: ['admin', 'editor'],
  /** Membership applications and contact messages: reading, status, note. */
  applications: ['admin', 'editor'],
  /** Showing or exporting national identity numbers, with the password again and a reason. */
  identityNumbers: ['admin'],
  users: ['admin'],
  /** Party, menu, documents, people, meetings, and the description of the API. */
  site: ['admin'],
  audit: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
export type StaffRight = keyof typeof RIGHTS;
/** `everybody` also lets in who has no session. */
export type Right = StaffRight | 'everybody';

export const roleMay = (role: Role, right: StaffRight): boolean =>
  (RIGHTS[right] as readonly Role[]).includes(role);

/** What only a person may do. */
const FOR_PEOPLE: readonly Right[] = ['own', 'identityNumbers'];

export function may(actor: Actor, right: Right): boolean {
  if (right === 'everybody') return true;
  if (actor.kind === 'system') return !FOR_PEOPLE.includes(right);
  return actor.kind === 'staff' && roleMay(actor.role, right);
}
