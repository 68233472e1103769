import type { Actor } from '../../platform/actor.ts';

/** Only administrators and editors may see the speed of the site. */
export const canSeeMeasurements = (actor: Actor) =>
  actor.kind === 'staff' && (actor.role === 'admin' || actor.role === 'editor');
