import type { Actor } from '../../../platform/operation.server.ts';
import { may, ownRight } from '../../../platform/rights.ts';

export const canUseAccount = (actor: Actor) => may(actor, ownRight);
