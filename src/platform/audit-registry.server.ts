import type { AuditAction, AuditSubjectKind } from './audit-events.ts';
import type { Queryable } from './database/client.server.ts';

/** The declaration of one kind of record for the audit log. */
export interface AuditSubject {
  /**
   * The names of the records that still exist, by id.
   * @param ids may contain texts that are no id
   */
  findNames(db: Queryable, ids: string[]): Promise<Map<string, string>>;
}

/** The declarations for the audit log, from the manifests of the features. */
export interface AuditRegistry {
  /** Every event. */
  actions: readonly AuditAction[];
  /** By kind; a kind without an entry has no records. */
  subjects: Readonly<Partial<Record<AuditSubjectKind, AuditSubject>>>;
  /** The accounts, which are the actors of events. */
  actors: AuditSubject;
}
