import type { Actor } from '../../platform/operation.server.ts';

export const canManageDocuments = (actor: Actor) =>
  actor.kind === 'staff' && actor.role === 'admin';
