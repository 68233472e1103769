/** What this feature writes into the audit log, never with a value of an applicant. */
export const applicationAuditEvents = [
  'application.status',
  'application.stopEmail',
  'application.reopen',
  'application.decision',
  'application.note',
  'application.assign',
  'application.reveal',
  'application.export',
  'application.addFile',
  'application.openFile',
  'application.removeFile',
  'application.printDeclaration',
  'application.correct',
  'application.makeProof',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    applications: { action: (typeof applicationAuditEvents)[number]; subject: 'application' };
  }
}
