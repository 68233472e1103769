/** The events that this feature writes into the audit log. */
export const documentEvents = [
  'document.draft',
  'document.update',
  'document.upload',
  'document.publish',
  'document.discard',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    documents: { action: (typeof documentEvents)[number]; subject: 'document' };
  }
}
