/** The events that this feature writes into the audit log. */
export const auditEvents = ['auth.forbidden', 'audit.erase'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    audit: { action: (typeof auditEvents)[number]; subject: 'route' };
  }
}
