import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';
import { applicationsRight } from '../applications/policy.ts';

/** Deleting a message for ever, with everything that belongs to it. */
export const deleteMessagesRight = defineRight('deleteMessages', ['admin'], { inBranches: true });

/** Reading messages, state, assignment, note, reply. */
export const canHandleMessages = (actor: Actor) => may(actor, applicationsRight);
export const canDeleteMessages = (actor: Actor) => may(actor, deleteMessagesRight);
