import { type Actor, isLimited } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** The rights to write and to publish content. */
export const contentRight = defineRight('content', ['admin', 'editor'], { inBranches: true });

const isWriter = (actor: Actor) => may(actor, contentRight);

/** Only users with the right to write can see drafts. */
export const canSeeUnpublished = isWriter;
export const canCreateContent = isWriter;
export const canEditContent = isWriter;
export const canDeleteContent = isWriter;
/** What the home page shows first is of the whole party. */
export const canPinContent = (actor: Actor) => isWriter(actor) && !isLimited(actor);
