/** The events that this feature writes into the audit log. */
export const staticPageEvents = ['staticPage.update', 'staticPage.reset'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    staticPages: { action: (typeof staticPageEvents)[number]; subject: 'setting' };
  }
}
