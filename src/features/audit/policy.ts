import type { Actor } from '../../platform/actor.ts';
import { defineRight, may } from '../../platform/rights.ts';

/** The right to read and verify the audit log. */
export const auditRight = defineRight('audit', ['admin']);

export const canReadAudit = (actor: Actor) => may(actor, auditRight);
