import type { AuditAction } from '../../platform/audit-events.ts';

/**
 * Events of users who were not signed in: failed sign-ins and requested password resets. The
 * table's index and trigger also contain these names, so a new name requires a migration.
 */
export const ERASED_ACTIONS: readonly AuditAction[] = [
  'auth.signInRefused',
  'auth.throttled',
  'password.resetAsked',
];
/** How many days the network address and the browser of these users are stored. */
export const ERASED_AFTER_DAYS = 90;

interface Personal {
  address: string;
  userAgent: string;
  subjectId: string;
  subjectName: string;
}

/**
 * An event without the data of a user who was not signed in. The name of an account is not removed.
 */
export const withoutOrigin = <T extends Personal>(row: T): T => ({
  ...row,
  address: '',
  userAgent: '',
  subjectName: row.subjectId === '' ? '' : row.subjectName,
});
