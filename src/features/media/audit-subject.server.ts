import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import { isId } from '../../platform/slug.ts';
import { media } from './tables.server.ts';

/** A picture or file as the subject of an event. */
export const mediaSubject = ({ id, name }: { id: string; name: string }) =>
  ({ kind: 'media', id, name }) as const;

export const mediaSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, name } = media;
    const found = await db.select({ id, name }).from(media).where(inArray(id, asked));
    return new Map(found.map((row) => [row.id, row.name]));
  },
};
