import type { Actor } from '../../platform/actor.ts';
import { defineRight, may, siteRight } from '../../platform/rights.ts';

/** The page and the people of a branch. */
export const branchesRight = defineRight('branches', ['admin']);

export const canEditBranches = (actor: Actor) => may(actor, branchesRight);

/** Opens, closes and merges branches. */
export const canManageBranches = (actor: Actor) => may(actor, siteRight);
