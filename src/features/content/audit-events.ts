/** The events that this feature writes into the audit log. */
export const contentEvents = [
  'content.create',
  'content.update',
  'content.submit',
  'content.schedule',
  'content.publish',
  'content.unpublish',
  'content.archive',
  'content.restore',
  'content.delete',
  'content.recover',
  'content.erase',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    content: { action: (typeof contentEvents)[number]; subject: 'content' };
  }
}
