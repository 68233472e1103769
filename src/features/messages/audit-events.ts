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

/** A message as the subject of an event. It has no name of its own. */
export const messageSubject = ({ id }: { id: string }) =>
  ({ kind: 'message', id, name: id.slice(0, 8) }) as const;
