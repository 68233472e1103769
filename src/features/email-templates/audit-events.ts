/** The events that this feature writes into the audit log. */
export const emailTemplateEvents = ['emailTemplate.update', 'emailTemplate.reset'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    emailTemplates: { action: (typeof emailTemplateEvents)[number]; subject: 'setting' };
  }
}
