import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { isId } from '../../platform/slug.ts';
import { redirects } from './tables.server.ts';

export const redirectSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, from } = redirects;
    const found = await db.select({ id, from }).from(redirects).where(inArray(id, asked));
    return new Map(found.map((row) => [row.id, row.from]));
  },
};
