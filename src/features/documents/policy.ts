import type { Actor } from '../../platform/operation.server.ts';
import { may } from '../../platform/rights.ts';

export const canManageDocuments = (actor: Actor) => may(actor, 'site');
