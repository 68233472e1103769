import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useRecordForm } from '../../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { newerOf } from '../../../../../dashboard/kit/session/api-error.ts';
import type { UserSummary } from '../../../users/schema.ts';
import { Account } from '../../schema.ts';
import { changeAccount, ownAccount } from '../account-calls.ts';
import {
  asksForPassword,
  changedFields,
  FIELD_IDS,
  type ProfileFields,
  profileOf,
  STORED_FIELDS,
} from './profile-fields.ts';
import { type ProfileInput, profileRules, profileWords } from './profile-rules.ts';

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
