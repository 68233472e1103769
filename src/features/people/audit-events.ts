/** What this feature writes into the audit log. */
export const personEvents = [
  'person.create',
  'person.update',
  'person.delete',
  'person.order',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    people: { action: (typeof personEvents)[number]; subject: 'person' };
  }
}
