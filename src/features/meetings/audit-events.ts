/** What this feature writes into the audit log. */
export const meetingEvents = ['meeting.create', 'meeting.update', 'meeting.delete'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    meetings: { action: (typeof meetingEvents)[number]; subject: 'meeting' };
  }
}
