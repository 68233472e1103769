import type { Actor } from '../../../platform/operation.server.ts';
import { defineRight, may, roleMay } from '../../../platform/rights.ts';
import { ROLES, type Role } from '../../../platform/roles.ts';
import type { User, UserStatus } from './schema.ts';

/** Accounts, their sessions, and which roles need two steps. */
export const usersRight = defineRight('users', ['admin']);

export const canManageUsers = (actor: Actor) => may(actor, usersRight);

/** What decides whether somebody gets in, and as what. */
export interface Access {
  role: Role;
  status: UserStatus;
  panelAccess: boolean;
  hasPassword: boolean;
  /** Signed in by an outside provider. */
  isLinked: boolean;
}

export const isLetIn = (user: Pick<Access, 'status' | 'panelAccess'>) =>
  user.status === 'active' && user.panelAccess;

/** Whether a change gives somebody more than they had: a higher role, or a way in. */
export const opensDoors = (before: Access, after: Access): boolean =>
  ROLES.indexOf(after.role) < ROLES.indexOf(before.role) ||
  (after.panelAccess && !before.panelAccess) ||
  (after.status === 'active' && before.status !== 'active');

/** Somebody who could sign in, if let in. */
export const hasWayIn = (user: Pick<Access, 'hasPassword' | 'isLinked'>) =>
  user.hasPassword || user.isLinked;

/** An admin who can sign in; one of them must always be left. */
export const isAbleAdmin = (user: Access) =>
  roleMay(user.role, usersRight) && isLetIn(user) && hasWayIn(user);

/** An invitation is for who has no way in yet and would be let in. */
export const isInvitable = (user: Access) => isLetIn(user) && !hasWayIn(user);

/** What an actor may do with a user. */
export function powersOver(
  actor: Actor,
  user: Access & { id: string; twoStep: boolean },
  isLastAdmin: boolean,
): User['can'] {
  const manages = canManageUsers(actor);
  const other = manages && !(actor.kind === 'staff' && actor.id === user.id);
  const dispensable = other && !isLastAdmin;
  return {
    edit: manages,
    delete: dispensable,
    changeRole: dispensable,
    deactivate: dispensable,
    invite: manages && isInvitable(user),
    // One's own is switched off on the account page, which asks for the password.
    removeTwoStep: other && user.twoStep,
  };
}
