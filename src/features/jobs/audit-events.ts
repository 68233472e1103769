/** What this feature writes into the audit log. */
export const jobEvents = ['job.retry'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    jobs: { action: (typeof jobEvents)[number]; subject: 'job' };
  }
}
