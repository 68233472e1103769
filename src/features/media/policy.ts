import type { Actor } from '../../platform/operation.server.ts';

export const canUploadMedia = (actor: Actor) =>
  actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'editor');
