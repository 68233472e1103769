import { sql } from 'drizzle-orm';
import { beyondBranches } from '../../../platform/branches/limited-database.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { withFieldFaults } from '../../../platform/database/faults.server.ts';
import { type FieldFault, Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { seenLine } from '../../../platform/pasted-text.ts';
import { nameFault } from '../../../platform/person-name.ts';
import { readPhone } from '../../../platform/read-phone.ts';
import type { NewUser, User, UserChange } from './contract.ts';
import { users } from './tables.server.ts';

type Given = NewUser | UserChange;

/** The telephone number as E.164. Throws 422 with the field named. */
export function phoneOf(input: { phone: string }): string {
  const phone = readPhone(input.phone);
  if (phone === null) throw new Invalid({ phone: { rule: 'wrongPhone' } });
  return phone;
}

/** Addresses that differ only in upper and lower case are the same mailbox. */
export const isMoved = (before: { email: string }, after: { email: string }): boolean =>
  before.email.toLowerCase() !== after.email.toLowerCase();

/**
 * A username that is the e-mail address, as for the first administrator, changes with it;
 * otherwise, it could remain an address that belongs to another user.
 */
export const usernameAfter = (
  before: { username: string; email: string },
  email: string,
): string => (isMoved(before, { email: before.username }) ? before.username : email);

interface Names {
  name: string;
  surname: string;
}

/**
 * The names to store. Those that are stored already stay valid, also if they would be refused now.
 * Throws 422 with the fields named.
 */
export function namesOf(input: Names, before: Names | null): Names {
  const names = (['name', 'surname'] as const).map((field) => {
    const isKept = before !== null && input[field] === before[field];
    const value = isKept ? input[field] : seenLine(input[field]);
    return { field, value, rule: isKept ? null : nameFault(value) };
  });
  const faults = names.flatMap(({ field, rule }) => (rule ? [[field, { rule }]] : []));
  if (faults.length > 0) throw new Invalid(Object.fromEntries(faults));
  return Object.fromEntries(names.map(({ field, value }) => [field, value])) as unknown as Names;
}

/**
 * The columns to store for the input, with the telephone number as E.164. `before` is null for a
 * new user. Throws 422 with the field named.
 */
export function columnsOf(
  input: Given,
  before: ({ username: string; email: string } & Names) | null,
) {
  const { email, role, status, panelAccess, address } = input;
  const phone = phoneOf(input);
  const keepsName = before !== null && input.username === before.username;
  const username = keepsName ? usernameAfter(before, email) : plainUsername(input.username);
  // A sign-in with an address must never lead to the account of another user.
  if (username.includes('@') && username.toLowerCase() !== email.toLowerCase())
    throw new Invalid({ username: { rule: 'wrongFormat' } });
  if (!keepsName && !username.includes('@') && !isLatin(username))
    throw new Invalid({ username: { rule: 'usernameLetters' } });
  return { username, email, ...namesOf(input, before), role, status, panelAccess, phone, address };
}

/** Whether another account has a username that people can mistake for this one. */
export async function isLikeAnother(
  tx: Queryable,
  { id, username }: { id: string | null; username: string },
): Promise<boolean> {
  const look = lookOf(username);
  // Every row is read: accounts are few, and usernames change seldom.
  const { rows } = await tx.execute<{ username: string }>(
    sql`select username from ${users} where id is distinct from ${id}`,
  );
  return rows.some((row) => lookOf(row.username) === look);
}

/**
 * Reports the username and the e-mail address if another account has it or if it is pending for
 * another account; both at once. The sign-in searches e-mail addresses before usernames, so an
 * e-mail address must not be the username of another user either. `id` is null for a new user.
 * Throws 422.
 */
export async function requireFreeNames(
  tx: Queryable,
  op: Operation,
  { id, username, email }: { id: string | null; username: string; email: string },
  isNewUsername = true,
): Promise<void> {
  // Names belong to one account of the whole party, whoever looks.
  const faults = await beyondBranches(op, tx, () =>
    findTakenNames(tx, op, { id, username, email }, isNewUsername),
  );
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}

async function findTakenNames(
  tx: Queryable,
  { now }: Operation,
  { id, username, email }: { id: string | null; username: string; email: string },
  isNewUsername: boolean,
): Promise<Record<string, FieldFault>> {
  const others = sql`from ${users} where id is distinct from ${id}`;
  const { rows } = await tx.execute<{ username: boolean; email: boolean }>(sql`select
    exists (select ${others} and lower(username) = lower(${username})) as username,
    exists (select ${others} and lower(${email}) in (lower(email), lower(username)))
      or exists (select from email_changes where user_id is distinct from ${id}
        and lower(email) = lower(${email}) and expires_at > ${now}) as email`);
  const faults: Record<string, FieldFault> = {};
  if (rows[0]?.username) Object.assign(faults, NAME_FAULTS.users_username);
  else if (isNewUsername && (await isLikeAnother(tx, { id, username })))
    faults.username = { rule: 'usernameLikeAnother' };
  if (rows[0]?.email) Object.assign(faults, NAME_FAULTS.users_email);
  return faults;
}

const NAME_FAULTS = {
  users_username: { username: { rule: 'usernameTaken' } },
  email_changes_email: { email: { rule: 'emailTaken' } },
  users_email: { email: { rule: 'emailTaken' } },
};

/** Names the field whose username or address another request has taken in the meantime. */
export const withNameFaults = <T>(work: () => Promise<T>): Promise<T> =>
  withFieldFaults(NAME_FAULTS, work);

/** The alphabets of European languages, without letters of phonetics that look like others. */
const LATIN = /^[a-zA-ZÀ-ÖØ-öø-ÿĀ-ķĹ-ňŊ-žșȘțȚəƏẀ-ẙẞẠ-ỹ\d._-]+$/u;

/** Full-width letters and ligatures as the letters that they look like. */
const plainUsername = (username: string): string => username.normalize('NFKC');

/** One script for all, so that no letter of another one stands for a Latin one. */
export const isLatin = (username: string): boolean => LATIN.test(username);

/** Lower-case letters and digits by the one that they can be mistaken for. */
const LOOKS_LIKE: Record<string, string> = Object.fromEntries(
  [
    // Within the Latin alphabet.
    ['i', 'ıl1|'],
    ['o', '0'],
    ['ş', 'ș'],
    ['ţ', 'ț'],
    ['k', 'ĸ'],
    ['a', 'ɑ'],
    ['g', 'ɡ'],
    ['ə', 'ǝ'],
    // Cyrillic and Greek, of usernames from the time when they were accepted.
    ['a', 'аα'],
    ['b', 'Ььв'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еεє'],
    ['g', 'ɢ'],
    ['h', 'һн'],
    ['i', 'іιӏї'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', 'оοσ'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'г'],
    ['s', 'ѕ'],
    ['t', 'тτ'],
    ['u', 'υ'],
    ['v', 'ѵν'],
    ['w', 'ԝω'],
    ['x', 'хχ'],
    ['y', 'уүγ'],
    ['ə', 'ә'],
  ].flatMap(([plain = '', likes = '']) => [...likes].map((letter) => [letter, plain])),
);

/**
 * Equal for usernames that people can mistake for one another: "ayse1" and "aysel", "ayse" and "ayse.",
 * "admin" and the same word with Cyrillic letters.
 */
export const lookOf = (username: string): string =>
  Array.from(
    plainUsername(username).replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
    (letter) => {
      const small = letter === 'İ' ? 'i' : letter.toLowerCase();
      return LOOKS_LIKE[small] ?? small;
    },
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/([._-])\1+/g, '$1')
    .replace(/^[._-]+|[._-]+$/g, '');

const TOLD = ['username', 'email', 'name', 'surname', 'role', 'status', 'panelAccess'] as const;
/**
 * The log contains only that these changed, because it is stored longer than a telephone number.
 */
const PRIVATE = ['phone', 'address'] as const;
type Recorded = Pick<User, (typeof TOLD)[number] | (typeof PRIVATE)[number]> &
  Partial<Pick<User, 'branches'>>;

/** The data of a user that the audit log may contain. */
export function recordable(user: Recorded): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of TOLD) values[field] = user[field];
  for (const field of PRIVATE) values[field] = user[field] && '•••';
  values.branches = namesOfBranches(user);
  return values;
}

/** Empty for an account that sees the whole party. */
const namesOfBranches = ({ branches }: Pick<Recorded, 'branches'>): string =>
  (branches ?? []).map(({ name }) => name).join('; ');

/** The differing fields with their old and new values; null if none differs. */
export function changesBetween(before: Recorded, after: Recorded) {
  const changed: string[] = [...TOLD, ...PRIVATE].filter((field) => before[field] !== after[field]);
  if (namesOfBranches(before) !== namesOfBranches(after)) changed.push('branches');
  if (changed.length === 0) return null;
  const only = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { before: only(recordable(before)), after: only(recordable(after)) };
}
