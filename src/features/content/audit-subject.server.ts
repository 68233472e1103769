import { and, inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { isId } from '../../platform/slug.ts';
import { contents, isKept } from './tables.server.ts';

export const contentSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, title } = contents;
    const found = await db
      .select({ id, title })
      .from(contents)
      .where(and(inArray(id, asked), isKept));
    return new Map(found.map((content) => [content.id, content.title]));
  },
};
