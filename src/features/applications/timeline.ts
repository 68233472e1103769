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
  'codeEntered',
  'proofMade',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The fields that a correction or a completion changed: as text, before and after. */
export type Changes = Record<string, readonly [before: string, after: string]>;
