import * as z from 'zod/mini';
import type { FieldWords, Rules, Say } from '../../../../../dashboard/kit/form/resolver.ts';
import { AccountChange } from '../../schema.ts';
import { asksForPassword, type ProfileFields } from './profile-fields.ts';

const { version: _seen, currentPassword: _asked, ...stored } = AccountChange.shape;
const ProfileInput = z.object(stored);
export type ProfileInput = z.infer<typeof ProfileInput>;

/** A changed e-mail address also requires the password. */
export function profileRules(
  t: Say,
  fields: ProfileFields,
  before: ProfileFields,
): Rules<ProfileInput> {
  const isMissing = asksForPassword(fields, before) && !fields.currentPassword;
  const field = profileWords(t).label('currentPassword');
  return {
    schema: ProfileInput,
    ...(isMissing
      ? { more: { currentPassword: t('dashboard:validation.required', { field }) } }
      : {}),
  };
}

export const profileWords = (t: Say): FieldWords => ({
  label: (field) => t(`account:profile.fields.${field}`),
  // Only the e-mail field has a format check.
  wrong: () => t('account:profile.wrongEmail'),
});
