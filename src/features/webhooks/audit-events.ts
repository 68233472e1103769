/** What this feature writes into the audit log. */
export const webhookEvents = [
  'webhook.create',
  'webhook.update',
  'webhook.secret',
  'webhook.off',
  'webhook.delete',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    webhooks: { action: (typeof webhookEvents)[number]; subject: 'webhook' };
  }
}
