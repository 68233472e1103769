import type { AuditAction } from '../../platform/audit-events.ts';

/**
 * Events of people who were not signed in: sign-ins that failed, passwords that were asked for. The
 * index and the trigger of the table name them too, so another one needs a migration.
 */
export const ERASED_ACTIONS: readonly AuditAction[] = [
  'auth.signInRefused',
  'auth.throttled',
  'password.resetAsked',
];
/** How long the network address and the browser of such people are kept. */
export const ERASED_AFTER_DAYS = 90;

interface Personal {
  address: string;
  userAgent: string;
  subjectId: string;
  subjectName: string;
}

/** An event without the data of a person who was not signed in. The name of an account stays. */
export const withoutOrigin = <T extends Personal>(row: T): T => ({
  ...row,
  address: '',
  userAgent: '',
  subjectName: row.subjectId === '' ? '' : row.subjectName,
});
