/** The events that this feature writes into the audit log. */
export const menuEvents = ['menu.changed'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    menu: { action: (typeof menuEvents)[number]; subject: 'setting' };
  }
}
