/** What this feature writes into the audit log, never with personal data. */
export const privacyEvents = [
  'privacyRequest.create',
  'privacyRequest.answer',
  'privacyRequest.erase',
  'privacyRequest.copy',
  'retention.change',
  'retention.run',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    privacy: { action: (typeof privacyEvents)[number]; subject: 'privacyRequest' | 'setting' };
  }
}
