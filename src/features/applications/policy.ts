import type { Actor } from '../../platform/operation.server.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** Membership applications and contact messages: reading, status, note. */
export const applicationsRight = defineRight('applications', ['admin', 'editor']);
/** Showing or exporting national identity numbers, with the password again and a reason. */
export const identityNumbersRight = defineRight('identityNumbers', ['admin'], { forPeople: true });

/** Reads applications, changes their status and note, assigns them. */
export const canHandleApplications = (actor: Actor) => may(actor, applicationsRight);
export const canSeeIdentityNumbers = (actor: Actor) => may(actor, identityNumbersRight);
