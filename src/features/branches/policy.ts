import { type Actor, isLimited } from '../../platform/actor.ts';
import { defineRight, may, siteRight } from '../../platform/rights.ts';

/** The page and the people of a branch; its own admins have it for their branches. */
export const branchesRight = defineRight('branches', ['admin'], { inBranches: true });

export const canEditBranches = (actor: Actor) => may(actor, branchesRight);

/** Whether the actor edits this branch; row security says the same. */
export const isOwnBranch = (actor: Actor, id: string): boolean =>
  !isLimited(actor) || actor.branches.includes(id);

/** Opens, closes and merges branches. */
export const canManageBranches = (actor: Actor) => may(actor, siteRight);
