import type { Actor } from '../../platform/operation.server.ts';
import { may } from '../../platform/rights.ts';

export const canUploadMedia = (actor: Actor) => may(actor, 'content');
