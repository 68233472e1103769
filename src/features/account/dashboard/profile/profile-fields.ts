import { formatPhone } from '../../../../platform/phone.ts';
import { USER_LIMITS, type UserSummary } from '../../../users/schema.ts';
import { type AccountChange, AccountChange as Change } from '../../schema.ts';

/** What is typed. The password is asked for only with another e-mail address. */
export interface ProfileFields {
  name: string;
  surname: string;
  email: string;
  currentPassword: string;
  phone: string;
  address: string;
}
export type ProfileField = keyof ProfileFields;

export const KEPT_FIELDS = ['name', 'surname', 'email', 'phone', 'address'] as const;
/** In reading order. */
export const PROFILE_FIELDS = [
  'name',
  'surname',
  'email',
  'currentPassword',
  'phone',
  'address',
] as const satisfies ProfileField[];
export const LIMITS = USER_LIMITS;

export const profileOf = (user: UserSummary): ProfileFields => ({
  name: user.name,
  surname: user.surname,
  email: user.email,
  currentPassword: '',
  phone: formatPhone(user.phone),
  address: user.address,
});

/** Fields that hold something else than what is kept, blanks at the ends left out. */
export const changedFields = (mine: ProfileFields, kept: ProfileFields) =>
  KEPT_FIELDS.filter((field) => mine[field].trim() !== kept[field].trim());

export const asksForPassword = (mine: ProfileFields, kept: ProfileFields) =>
  mine.email.trim().toLowerCase() !== kept.email.trim().toLowerCase();

export type Problem = { field: ProfileField; kind: 'required' | 'wrongEmail' };

export function checkProfile(mine: ProfileFields, kept: ProfileFields): Problem[] {
  const problems: Problem[] = [];
  if (!mine.email.trim()) problems.push({ field: 'email', kind: 'required' });
  else if (!Change.shape.email.safeParse(mine.email).success)
    problems.push({ field: 'email', kind: 'wrongEmail' });
  if (asksForPassword(mine, kept) && !mine.currentPassword)
    problems.push({ field: 'currentPassword', kind: 'required' });
  return problems;
}

export function toChange(mine: ProfileFields, kept: ProfileFields, version: number): AccountChange {
  const { currentPassword, ...fields } = mine;
  return {
    ...fields,
    version,
    ...(asksForPassword(mine, kept) ? { currentPassword } : {}),
  };
}

export const fieldId = (field: string) => `account-${field}`;
