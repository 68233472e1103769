/** What this feature writes into the audit log: never what the sender has written. */
export const messageEvents = [
  'message.update',
  'message.updateMany',
  'message.note',
  'message.reply',
  'message.delete',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    messages: { action: (typeof messageEvents)[number]; subject: 'message' };
  }
}
