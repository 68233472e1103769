import { type Actor, isLimited } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** Membership applications and contact messages: reading, status, note. */
export const applicationsRight = defineRight('applications', ['admin', 'editor'], {
  inBranches: true,
});
/** Showing or exporting national identity numbers, with the password again and a reason. */
export const identityNumbersRight = defineRight('identityNumbers', ['admin'], {
  forPeople: true,
  inBranches: true,
});
/** Correcting what was decided: a completed membership, the number and date of a decision. */
export const decisionsRight = defineRight('applicationDecisions', ['admin'], { inBranches: true });

/** Reads applications, changes their status and note, assigns them. */
export const canHandleApplications = (actor: Actor) => may(actor, applicationsRight);
export const canCorrectDecisions = (actor: Actor) => may(actor, decisionsRight);
/** Giving an application to another branch; of those of a branch only its admins. */
export const canMoveApplications = (actor: Actor) =>
  canHandleApplications(actor) && !(isLimited(actor) && actor.role !== 'admin');
export const canSeeIdentityNumbers = (actor: Actor) => may(actor, identityNumbersRight);
