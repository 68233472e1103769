import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { isId } from '../../platform/slug.ts';
import { webhookEndpoints } from './tables.server.ts';

export const webhookSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, name } = webhookEndpoints;
    const found = await db.select({ id, name }).from(webhookEndpoints).where(inArray(id, asked));
    return new Map(found.map((row) => [row.id, row.name]));
  },
};
