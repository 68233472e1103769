import type { Actor } from '../../platform/operation.server.ts';

const isWriter = (actor: Actor) =>
  actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'editor');

/** Drafts are seen only by those who may write. */
export const canSeeUnpublished = isWriter;
export const canCreateContent = isWriter;
export const canEditContent = isWriter;
export const canDeleteContent = isWriter;
