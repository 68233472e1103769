/** The events that this feature writes into the audit log. */
export const mediaEvents = [
  'media.upload',
  'media.update',
  'media.replace',
  'media.delete',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    media: { action: (typeof mediaEvents)[number]; subject: 'media' };
  }
}
