import type { Actor } from '../../platform/operation.server.ts';

/** The party's own figures are for staff who work on the site. */
export const canSeeMeasurements = (actor: Actor) =>
  actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'editor');
