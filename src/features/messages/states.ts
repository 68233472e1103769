/** As on the wire; the first one is the initial state. Each can be changed to any other. */
export const STATES = ['new', 'inProgress', 'answered', 'spam'] as const;
export type State = (typeof STATES)[number];

/** The topic of a message that has none of the party's topics. */
export const OTHER_TOPIC = 'other';

/** What can happen to a message. */
export const EVENT_KINDS = [
  'submitted',
  'state',
  'assigned',
  'note',
  'replied',
  'emailSent',
  'emailFailed',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
