import { formatPhone } from '../../../../../platform/phone.ts';
import type { Role } from '../../../../../platform/roles.ts';
import type { User, UserStatus } from '../../schema.ts';

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
] as const satisfies (keyof UserFields)[];
export type StoredField = (typeof STORED_FIELDS)[number];
export const FIELD_ORDER = [...STORED_FIELDS, 'password', 'again'] as const;
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

export const fieldsOf = (user: Pick<User, StoredField>): UserFields => ({
  ...emptyFields,
  ...pickStored(user),
  phone: formatPhone(user.phone),
});

export const pickStored = <T extends Record<StoredField, unknown>>(from: T): Pick<T, StoredField> =>
  Object.fromEntries(STORED_FIELDS.map((name) => [name, from[name]])) as Pick<T, StoredField>;

const plain = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);

/** Whether the server would store the same value: it removes spaces at both ends. */
export const sameValue = (a: string | boolean, b: string | boolean) => plain(a) === plain(b);

export const sameFields = (a: UserFields, b: UserFields) =>
  (Object.keys(a) as (keyof UserFields)[]).every((name) => sameValue(a[name], b[name]));

export const fieldId = (field: FormField) => `user-${field}`;
export const FIELD_IDS = Object.fromEntries(FIELD_ORDER.map((field) => [field, fieldId(field)]));
