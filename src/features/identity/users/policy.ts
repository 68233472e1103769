import { type Actor, isLimited } from '../../../platform/actor.ts';
import { defineRight, may, roleMay } from '../../../platform/rights.ts';
import type { Role } from '../../../platform/roles.ts';
import type { NamedBranch } from '../../../platform/session.ts';
import type { User, UserStatus } from './contract.ts';

/** The right to manage accounts, their sessions, and the roles that require two-step sign-in. */
export const usersRight = defineRight('users', ['admin'], { inBranches: true });

export const canManageUsers = (actor: Actor) => may(actor, usersRight);

/** The data that decides whether a user can sign in, and with which role. */
export interface Access {
  role: Role;
  status: UserStatus;
  panelAccess: boolean;
  hasPassword: boolean;
  /** Whether the user signs in at an identity provider. */
  isLinked: boolean;
  /** Not limited to branches. */
  isNational: boolean;
  branches: readonly NamedBranch[] | null;
}

export const isLetIn = (user: Pick<Access, 'status' | 'panelAccess'>) =>
  user.status === 'active' && user.panelAccess;

/** Whether the user could sign in with a password or at a provider, if allowed to. */
export const hasWayIn = (user: Pick<Access, 'hasPassword' | 'isLinked'>) =>
  user.hasPassword || user.isLinked;

/** An administrator of the whole party who can sign in; one of them must always remain. */
export const isAbleAdmin = (user: Access) =>
  roleMay(user.role, usersRight) && user.isNational && isLetIn(user) && hasWayIn(user);

/** An invitation is for a user who is allowed to sign in but has no password or provider yet. */
export const isInvitable = (user: Access) => isLetIn(user) && !hasWayIn(user);

/** What an actor may do with a user. */
export function powersOver(
  actor: Actor,
  user: Access & { id: string; twoStep: boolean },
  isLastAdmin: boolean,
): User['can'] {
  const manages = canManageUsers(actor) && !(isLimited(actor) && user.role === 'admin');
  const other = manages && !(actor.kind === 'staff' && actor.id === user.id);
  const dispensable = other && !isLastAdmin;
  return {
    edit: manages,
    delete: dispensable,
    changeRole: dispensable,
    deactivate: dispensable,
    invite: manages && isInvitable(user),
    // Users turn off their own second step on the account page, which requires the password.
    removeTwoStep: other && user.twoStep,
  };
}
