/** The events that this feature writes into the audit log. */
export const partyEvents = ['party.update'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    party: { action: (typeof partyEvents)[number]; subject: 'setting' };
  }
}
