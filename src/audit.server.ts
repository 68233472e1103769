import { userSubjects } from './features/identity/users/audit-subject.server.ts';
import { FEATURES } from './features.server.ts';
import type { AuditRegistry } from './platform/audit-registry.server.ts';

/** The declarations of all features for the audit log. */
export const AUDIT: AuditRegistry = {
  actions: FEATURES.flatMap(({ auditEvents = [] }) => auditEvents),
  subjects: Object.assign({}, ...FEATURES.map(({ auditSubjects }) => auditSubjects)),
  actors: userSubjects,
};
