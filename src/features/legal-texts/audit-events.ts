/** The events that this feature writes into the audit log. */
export const legalTextEvents = ['legalText.publish'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    legalTexts: { action: (typeof legalTextEvents)[number]; subject: 'setting' };
  }
}
