import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { isId } from '../../platform/slug.ts';
import { people } from './tables.server.ts';

export const personSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, name } = people;
    const found = await db.select({ id, name }).from(people).where(inArray(id, asked));
    return new Map(found.map((row) => [row.id, row.name]));
  },
};
