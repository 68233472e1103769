import type { Actor } from '../../platform/operation.server.ts';
import { may } from '../../platform/rights.ts';

const isWriter = (actor: Actor) => may(actor, 'content');

/** Drafts are seen only by those who may write. */
export const canSeeUnpublished = isWriter;
export const canCreateContent = isWriter;
export const canEditContent = isWriter;
export const canDeleteContent = isWriter;
