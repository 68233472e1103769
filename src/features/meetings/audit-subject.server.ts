import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { isId } from '../../platform/slug.ts';
import { meetings } from './tables.server.ts';

export const meetingSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, title } = meetings;
    const found = await db.select({ id, title }).from(meetings).where(inArray(id, asked));
    return new Map(found.map((row) => [row.id, row.title]));
  },
};
