import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { DOCUMENT_KINDS } from './schema.ts';
import { documents } from './tables.server.ts';

/** Documents by their kind; one that is not published yet keeps the name in its event. */
export const documentSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = DOCUMENT_KINDS.filter((kind) => ids.includes(kind));
    if (asked.length === 0) return new Map();
    const { kind, title } = documents;
    const found = await db.select({ kind, title }).from(documents).where(inArray(kind, asked));
    return new Map(found.map((row) => [row.kind, row.title]));
  },
};
