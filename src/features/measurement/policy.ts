import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** How often the pages of the whole site are visited, and how fast they are. */
export const visitsRight = defineRight('visits', ['admin', 'editor']);

export const canSeeMeasurements = (actor: Actor) => may(actor, visitsRight);
