/**
 * The events that features may write into the audit log. Each feature adds one entry: the names of its
 * events, and the kinds of their subjects.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features declare its entries
export interface DeclaredEvents {}

type Declared = DeclaredEvents[keyof DeclaredEvents];

/** The name of an event, e.g. `content.publish`; the part before the dot is its group. */
export type AuditAction = Declared extends { action: infer Action } ? Action : never;
/** The kind of the subject of an event, e.g. `content`. */
export type AuditSubjectKind = Declared extends { subject: infer Kind } ? Kind : never;
