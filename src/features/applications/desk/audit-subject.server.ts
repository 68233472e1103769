import { inArray } from 'drizzle-orm';
import type { AuditSubject } from '../../../platform/audit-registry.server.ts';
import { isId } from '../../../platform/slug.ts';
import { applications } from '../tables.server.ts';

/** An application as the subject of an event: its code alone, never the name of a person. */
export const applicationSubject = ({ id, code }: { id: string; code: string }) => ({
  kind: 'application' as const,
  id,
  name: code,
});

export const applicationSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, code } = applications;
    const found = await db.select({ id, code }).from(applications).where(inArray(id, asked));
    return new Map(found.map((one) => [one.id, one.code]));
  },
};
