import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** The right to upload pictures for content. */
export const mediaRight = defineRight('media', ['admin', 'editor'], { inBranches: true });

export const canUploadMedia = (actor: Actor) => may(actor, mediaRight);
