/** What this feature writes into the audit log. */
export const redirectEvents = [
  'redirect.create',
  'redirect.update',
  'redirect.delete',
  'redirect.paste',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    redirects: { action: (typeof redirectEvents)[number]; subject: 'redirect' };
  }
}
