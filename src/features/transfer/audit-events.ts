/** The events that this feature writes into the audit log. */
export const transferEvents = ['transfer.import', 'transfer.export'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    transfer: { action: (typeof transferEvents)[number]; subject: 'import' };
  }
}
