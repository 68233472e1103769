import * as z from 'zod/mini';
import type { FieldWords, Rules, Say } from '../../../../dashboard/kit/form/resolver.ts';
import { formatPhone } from '../../../../platform/phone.ts';
import type { Role } from '../../../../platform/roles.ts';
import { findPasswordFaults } from '../../sign-in/dashboard/new-password.ts';
import { type User, UserChange, type UserStatus } from '../contract.ts';

const { version: _seen, ...stored } = UserChange.shape;
/** The fields to send, without those that only the form has. */
const UserInput = z.object(stored);
export type UserInput = z.infer<typeof UserInput>;

/**
 * A new user's first password is checked if it is chosen here; it must not contain any word of the
 * `personal` texts.
 */
export function userRules(
  t: Say,
  fields: UserFields,
  isNew: boolean,
  personal: readonly string[],
): Rules<UserInput> {
  const givesPassword = isNew && fields.entry === 'password';
  return {
    schema: UserInput,
    ...(givesPassword ? { more: findPasswordFaults(fields, t, personal) } : {}),
  };
}

export const userWords = (t: Say): FieldWords => ({
  label: (field) => t(`users:fields.${field}`),
  wrong: (field, label) => {
    const hasOwnWords = field === 'username' || field === 'email';
    return t(`users:form.${hasOwnWords ? `${field}Problem` : 'wrong'}`, { field: label });
  },
});

/** The entered values. The role is empty until one is chosen. */
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
  /** The ids of the branches to which it is limited; null: it sees the whole party. */
  branches: string[] | null;
  /** How a new user signs in for the first time; not used for an existing user. */
  entry: 'invitation' | 'password';
  password: string;
  again: string;
}

/** The stored fields of a user, in the order of the form. */
export const STORED_FIELDS = [
  'name',
  'surname',
  'email',
  'username',
  'phone',
  'address',
  'role',
  'status',
  'panelAccess',
  'branches',
] as const satisfies (keyof UserFields)[];
export type StoredField = (typeof STORED_FIELDS)[number];
const FIELD_ORDER = [...STORED_FIELDS, 'password', 'again'] as const;
type FormField = (typeof FIELD_ORDER)[number];

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
  branches: null,
  entry: 'invitation',
  password: '',
  again: '',
};

export const fieldsOf = (user: Pick<User, StoredField>): UserFields => ({
  ...emptyFields,
  ...pickStored(user),
  phone: formatPhone(user.phone),
  branches: user.branches?.map(({ id }) => id) ?? null,
});

const pickStored = (from: Pick<User, StoredField>): Omit<Pick<User, StoredField>, 'branches'> => {
  const { branches: _named, ...plainOnes } = Object.fromEntries(
    STORED_FIELDS.map((name) => [name, from[name]]),
  ) as Pick<User, StoredField>;
  return plainOnes;
};

type Value = UserFields[keyof UserFields];
const plain = (value: Value) => {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.toSorted().join() : value;
};

/** Whether the server would store the same value: it removes spaces at both ends. */
export const sameValue = (a: Value, b: Value) => plain(a) === plain(b);

export const sameFields = (a: UserFields, b: UserFields) =>
  (Object.keys(a) as (keyof UserFields)[]).every((name) => sameValue(a[name], b[name]));

export const fieldId = (field: FormField) => `user-${field}`;
export const FIELD_IDS = Object.fromEntries(FIELD_ORDER.map((field) => [field, fieldId(field)]));

export type Side = 'theirs' | 'mine';
/** The version to save of each differing field; empty until the user has chosen. */
export type Choices = Partial<Record<StoredField, Side>>;

/**
 * The fields that another user changed since `base` and that differ from the values entered here.
 */
export const fieldsInQuestion = (base: UserFields, theirs: UserFields, mine: UserFields) =>
  STORED_FIELDS.filter(
    (name) => !sameValue(theirs[name], base[name]) && !sameValue(theirs[name], mine[name]),
  );

/**
 * A field that was not changed here starts with the other user's value; the user must choose the
 * rest.
 */
export const firstChoices = (fields: StoredField[], base: UserFields, mine: UserFields): Choices =>
  Object.fromEntries(
    fields.filter((name) => sameValue(mine[name], base[name])).map((name) => [name, 'theirs']),
  );

/** The values entered here, with the chosen values of the other user. */
export const merge = (mine: UserFields, theirs: UserFields, choices: Choices): UserFields => ({
  ...mine,
  ...Object.fromEntries(
    STORED_FIELDS.filter((name) => choices[name] === 'theirs').map((name) => [name, theirs[name]]),
  ),
});
