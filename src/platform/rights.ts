import type { Actor } from './actor.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Declares which roles may do something. Each feature declares its rights in its `policy.ts` and
 * lists them in its manifest; every route and every operation requires one, and a route without a
 * right is not mounted.
 */
export interface StaffRight {
  name: string;
  roles: readonly Role[];
  /** Only a user has this right, never the system. */
  forPeople: boolean;
  /** Editors have it, too, while an admin allows it. */
  canBeOpened: boolean;
  /** Accounts that are limited to branches have it, too: what it is for belongs to branches. */
  inBranches: boolean;
}

/** Declares a right of these roles. */
export const defineRight = (
  name: string,
  roles: readonly Role[],
  {
    forPeople = false,
    canBeOpened = false,
    inBranches = false,
  }: Partial<Pick<StaffRight, 'forPeople' | 'canBeOpened' | 'inBranches'>> = {},
): StaffRight => ({ name, roles, forPeople, canBeOpened, inBranches });

/** The right for routes that do not even require a session. */
export const everybody = 'everybody' as const;
export type Right = StaffRight | typeof everybody;

/** The account of the signed-in user, the overview, signing out. */
export const ownRight = defineRight('own', ROLES, { forPeople: true, inBranches: true });
/** Every account has it that is not limited to branches. */
export const wholePartyRight = defineRight('wholeParty', ROLES, { forPeople: true });
/** Site administration: for everything without a separate right. */
export const siteRight = defineRight('site', ['admin']);

export const rightName = (right: Right): string => (right === everybody ? right : right.name);

export const roleMay = (role: Role, right: StaffRight): boolean => right.roles.includes(role);

/**
 * Who has rights: a role, the names of the rights that an admin has opened to editors, and the branches
 * to which the account is limited, if it is.
 */
export interface Holder {
  role: Role;
  opened?: readonly string[];
  branches?: readonly string[];
}

/** Whether a user has a right. */
export const holds = ({ role, opened = [], branches }: Holder, right: StaffRight): boolean =>
  (!branches || right.inBranches) &&
  (roleMay(role, right) || (right.canBeOpened && role === 'editor' && opened.includes(right.name)));

/** By the name of the right, whether a user has it. */
export const rightsOf = (holder: Holder, rights: readonly StaffRight[]): Record<string, boolean> =>
  Object.fromEntries(rights.map((right) => [right.name, holds(holder, right)]));

export function may(actor: Actor, right: Right): boolean {
  if (right === everybody) return true;
  if (actor.kind === 'system') return !right.forPeople;
  return actor.kind === 'staff' && holds(actor, right);
}
