import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import type { FieldWords, Rules, Say } from '../../../../dashboard/kit/form/resolver.ts';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { newerOf } from '../../../../dashboard/kit/session/api-error.ts';
import { formatPhone } from '../../../../platform/phone.ts';
import { USER_LIMITS, type UserSummary } from '../../users/contract.ts';
import { Account, AccountChange } from '../contract.ts';
import { changeAccount, ownAccount } from './parts.tsx';

const isSame = (mine: ProfileFields, stored: ProfileFields) =>
  changedFields(mine, stored).length === 0;

/** The form for the profile of the signed-in user. */
export function useProfile(initial: UserSummary) {
  const { t } = useText();
  const client = useQueryClient();
  const record = useRecordForm<ProfileFields, ProfileInput, UserSummary>({
    initial: { record: initial, fields: profileOf(initial) },
    target: undefined,
    rules: (fields, _target, stored) => profileRules(t, fields, stored.fields),
    words: profileWords(t),
    ids: FIELD_IDS,
    isSame,
    async save(input, { fields, over }) {
      const asked = asksForPassword(fields, over.fields);
      const account = await changeAccount({
        ...input,
        version: over.record?.version ?? initial.version,
        ...(asked ? { currentPassword: fields.currentPassword } : {}),
      });
      client.setQueryData(ownAccount.queryKey, account);
      return account.profile;
    },
    newerOf: newerProfile,
    onConflict: followUntouched,
    onSaved: (profile, { fields }) => {
      record.rebase({ record: profile, fields: profileOf(profile) });
      const waits = profile.pendingEmail?.email === fields.email.trim();
      toast.success(t(waits ? 'emailChange:asked' : 'account:profile.saved'));
    },
  });

  /**
   * Fields that the user did not change take the new values; the user decides only on the others.
   */
  function followUntouched(newer: UserSummary): void {
    const { form, stored, failure } = record;
    const before = failure?.newer ? profileOf(failure.newer) : stored.fields;
    const changed: string[] = changedFields(form.getValues(), before);
    const theirs = profileOf(newer);
    for (const field of STORED_FIELDS)
      if (!changed.includes(field)) form.setValue(field, theirs[field]);
  }
  return record;
}

const newerProfile = (error: unknown): UserSummary | null =>
  newerOf(Account, error)?.profile ?? null;

/** The entered values. The password is required only when the e-mail address changes. */
export interface ProfileFields {
  name: string;
  surname: string;
  email: string;
  currentPassword: string;
  phone: string;
  address: string;
}
export type ProfileField = keyof ProfileFields;

const STORED_FIELDS = ['name', 'surname', 'email', 'phone', 'address'] as const;
/** In the order of the fields in the form. */
const PROFILE_FIELDS = [
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

/** The fields whose values differ from the stored ones; spaces at both ends are ignored. */
export const changedFields = (mine: ProfileFields, stored: ProfileFields) =>
  STORED_FIELDS.filter((field) => mine[field].trim() !== stored[field].trim());

export const asksForPassword = (mine: ProfileFields, stored: ProfileFields) =>
  mine.email.trim().toLowerCase() !== stored.email.trim().toLowerCase();

export const fieldId = (field: string) => `account-${field}`;
const FIELD_IDS = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, fieldId(field)]));

const { version: _seen, currentPassword: _asked, ...stored } = AccountChange.shape;
const ProfileInput = z.object(stored);
type ProfileInput = z.infer<typeof ProfileInput>;

/** A changed e-mail address also requires the password. */
function profileRules(t: Say, fields: ProfileFields, before: ProfileFields): Rules<ProfileInput> {
  const isMissing = asksForPassword(fields, before) && !fields.currentPassword;
  const field = profileWords(t).label('currentPassword');
  return {
    schema: ProfileInput,
    ...(isMissing
      ? { more: { currentPassword: t('dashboard:validation.required', { field }) } }
      : {}),
  };
}

const profileWords = (t: Say): FieldWords => ({
  label: (field) => t(`account:profile.fields.${field}`),
  // Only the e-mail field has a format check.
  wrong: () => t('account:profile.wrongEmail'),
});
