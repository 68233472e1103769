import type { Actor } from './operation.server.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Who may do something. Each feature declares its rights in its `policy.ts` and names them in its
 * manifest; every route and every operation asks for one, and a route without a right is not mounted.
 */
export interface StaffRight {
  name: string;
  roles: readonly Role[];
  /** Only a person may: never the system. */
  forPeople: boolean;
}

/** Declares a right of these roles. */
export const defineRight = (
  name: string,
  roles: readonly Role[],
  { forPeople = false }: { forPeople?: boolean } = {},
): StaffRight => ({ name, roles, forPeople });

/** For what does not even need a session. */
export const everybody = 'everybody' as const;
export type Right = StaffRight | typeof everybody;

/** The own account, the overview, signing out. */
export const ownRight = defineRight('own', ROLES, { forPeople: true });
/** Administering the site: for all that has no right of its own. */
export const siteRight = defineRight('site', ['admin']);

export const rightName = (right: Right): string => (right === everybody ? right : right.name);

export const roleMay = (role: Role, right: StaffRight): boolean => right.roles.includes(role);

/** By name, whether a role has each of these rights. */
export const rightsOf = (role: Role, rights: readonly StaffRight[]): Record<string, boolean> =>
  Object.fromEntries(rights.map((right) => [right.name, roleMay(role, right)]));

export function may(actor: Actor, right: Right): boolean {
  if (right === everybody) return true;
  if (actor.kind === 'system') return !right.forPeople;
  return actor.kind === 'staff' && roleMay(actor.role, right);
}
