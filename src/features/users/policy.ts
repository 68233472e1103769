import type { Actor } from '../../platform/operation.server.ts';
import { may } from '../../platform/rights.ts';

export const canManageUsers = (actor: Actor) => may(actor, 'users');
