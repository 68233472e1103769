import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { Invalid } from '../../platform/errors.ts';
import { readPhone } from '../../platform/phone.server.ts';
import type { NewUser, UserChange } from './schema.ts';

type Given = NewUser | UserChange;

/**
 * What is kept of what was sent, the telephone as E.164. `before` is null for a new user.
 * Throws 422 with the field named.
 */
export function columnsOf(input: Given, before: { username: string; email: string } | null) {
  const { email, name, surname, role, status, panelAccess, address } = input;
  const phone = readPhone(input.phone);
  if (phone === null) throw new Invalid({ phone: { rule: 'wrongPhone' } });
  // The first admin has the e-mail as username, which must not go on naming the old one.
  const follows = before?.username === before?.email && input.username === before?.username;
  const username = follows ? email : input.username;
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
