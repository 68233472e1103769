import type { Actor } from '../../platform/operation.server.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** Writing and publishing. */
export const contentRight = defineRight('content', ['admin', 'editor']);

const isWriter = (actor: Actor) => may(actor, contentRight);

/** Drafts are seen only by those who may write. */
export const canSeeUnpublished = isWriter;
export const canCreateContent = isWriter;
export const canEditContent = isWriter;
export const canDeleteContent = isWriter;
