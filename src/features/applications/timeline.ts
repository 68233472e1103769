/** What can happen to an application. */
export const EVENT_KINDS = [
  'submitted',
  'status',
  'note',
  'assigned',
  'revealed',
  'exported',
  'emailSent',
  'emailFailed',
  'emailStopped',
  'denied',
  'completed',
  'corrected',
  'decision',
  'attachmentAdded',
  'attachmentRemoved',
  'attachmentOpened',
  'declarationPrinted',
  'privacyRequest',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
