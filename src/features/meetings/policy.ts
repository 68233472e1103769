import type { Actor } from '../../platform/operation.server.ts';
import { may, siteRight } from '../../platform/rights.ts';

export const canManageMeetings = (actor: Actor) => may(actor, siteRight);
