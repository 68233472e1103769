import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { Invalid } from '../../platform/errors.ts';
import { readPhone } from '../../platform/phone.server.ts';
import type { NewUser, UserChange } from './schema.ts';

type Given = NewUser | UserChange;

/** As E.164. Throws 422 with the field named. */
export function phoneOf(input: { phone: string }): string {
  const phone = readPhone(input.phone);
  if (phone === null) throw new Invalid({ phone: { rule: 'wrongPhone' } });
  return phone;
}

/** Another address is another mailbox only beyond upper and lower case. */
export const isMoved = (before: { email: string }, after: { email: string }): boolean =>
  before.email.toLowerCase() !== after.email.toLowerCase();

/**
 * A username that is the e-mail, as the first admin's, follows it: it must not go on naming an
 * address that may be somebody else's.
 */
export const usernameAfter = (
  before: { username: string; email: string },
  email: string,
): string => (isMoved(before, { email: before.username }) ? before.username : email);

/**
 * What is kept of what was sent, the telephone as E.164. `before` is null for a new user.
 * Throws 422 with the field named.
 */
export function columnsOf(input: Given, before: { username: string; email: string } | null) {
  const { email, name, surname, role, status, panelAccess, address } = input;
  const phone = phoneOf(input);
  const keepsName = before !== null && input.username === before.username;
  const username = keepsName ? usernameAfter(before, email) : input.username;
  // Who signs in with an address must never be led to somebody else.
  if (username.includes('@') && username.toLowerCase() !== email.toLowerCase())
    throw new Invalid({ username: { rule: 'wrongFormat' } });
  return { username, email, name, surname, role, status, panelAccess, phone, address };
}

const FIELD_OF_CONSTRAINT: Record<string, Record<string, { rule: string }>> = {
  users_username: { username: { rule: 'usernameTaken' } },
  users_email: { email: { rule: 'emailTaken' } },
};

/** Says which name is taken; of two who ask at once only the database knows who was first. */
export async function namingTheField<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const faults = FIELD_OF_CONSTRAINT[violatedConstraint(error) ?? ''];
    throw faults ? new Invalid(faults) : error;
  }
}
