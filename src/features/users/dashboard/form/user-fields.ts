import { formatPhone } from '../../../../platform/phone.ts';
import type { Role } from '../../../../platform/roles.ts';
import { isControlIssue } from '../../../../platform/typed-text.ts';
import { NewUser, type User, UserChange, type UserStatus } from '../../schema.ts';

/** What is typed. The role is empty until one is chosen. */
export interface UserFields {
  name: string;
  surname: string;
  email: string;
  username: string;
  phone: string;
  address: string;
  role: Role | '';
  status: UserStatus;
  panelAccess: boolean;
  /** How somebody new gets in first; without meaning for who is already there. */
  entry: 'invitation' | 'password';
  password: string;
  again: string;
}

/** What is kept of a user, in reading order. */
export const KEPT_FIELDS = [
  'name',
  'surname',
  'email',
  'username',
  'phone',
  'address',
  'role',
  'status',
  'panelAccess',
] as const satisfies (keyof UserFields)[];
export type KeptField = (typeof KEPT_FIELDS)[number];
export const FIELD_ORDER = [...KEPT_FIELDS, 'password', 'again'] as const;
export type FormField = (typeof FIELD_ORDER)[number];

export const emptyFields: UserFields = {
  name: '',
  surname: '',
  email: '',
  username: '',
  phone: '',
  address: '',
  role: '',
  status: 'active',
  panelAccess: true,
  entry: 'invitation',
  password: '',
  again: '',
};

export const fieldsOf = (user: Pick<User, KeptField>): UserFields => ({
  ...emptyFields,
  ...pickKept(user),
  phone: formatPhone(user.phone),
});

export const pickKept = <T extends Record<KeptField, unknown>>(from: T): Pick<T, KeptField> =>
  Object.fromEntries(KEPT_FIELDS.map((name) => [name, from[name]])) as Pick<T, KeptField>;

const plain = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

/** As the server will keep them: spaces around a text are nothing. */
export const sameValue = (a: string | boolean, b: string | boolean) => plain(a) === plain(b);

export const sameFields = (a: UserFields, b: UserFields) =>
  (Object.keys(a) as (keyof UserFields)[]).every((name) => sameValue(a[name], b[name]));

export type Problem =
  | { field: KeptField; kind: 'required' | 'controlCharacters' | 'wrong' }
  | { field: KeptField; kind: 'min' | 'max'; limit: number };

/** What can be sent, or null; the problems are those of the kept fields. */
export interface Checked<T> {
  input: T | null;
  problems: Problem[];
}

export function checkNew(fields: UserFields): Checked<NewUser> {
  const withPassword = fields.entry === 'password';
  const parsed = NewUser.safeParse({
    ...pickKept(fields),
    ...(withPassword ? { password: fields.password } : {}),
  });
  if (!parsed.success) return { input: null, problems: problemsOf(fields, parsed.error.issues) };
  const agree = !withPassword || fields.password === fields.again;
  return { input: agree ? parsed.data : null, problems: [] };
}

/** `version` is the one that the save is to replace. */
export function checkChange(fields: UserFields, version: number): Checked<UserChange> {
  const parsed = UserChange.safeParse({ ...pickKept(fields), version });
  return parsed.success
    ? { input: parsed.data, problems: [] }
    : { input: null, problems: problemsOf(fields, parsed.error.issues) };
}

interface Issue {
  path: PropertyKey[];
  code: string;
  minimum?: unknown;
  maximum?: unknown;
}

/** One problem a field: the first. */
function problemsOf(fields: UserFields, issues: readonly object[]): Problem[] {
  const problems: Problem[] = [];
  for (const issue of issues as Issue[]) {
    const field = KEPT_FIELDS.find((name) => name === issue.path[0]);
    if (!field || problems.some((known) => known.field === field)) continue;
    if (plain(fields[field]) === '') problems.push({ field, kind: 'required' });
    else if (issue.code === 'too_small')
      problems.push({ field, kind: 'min', limit: Number(issue.minimum) });
    else if (issue.code === 'too_big')
      problems.push({ field, kind: 'max', limit: Number(issue.maximum) });
    else if (isControlIssue(issue)) problems.push({ field, kind: 'controlCharacters' });
    else problems.push({ field, kind: 'wrong' });
  }
  return problems;
}

export const fieldId = (field: FormField) => `user-${field}`;
