import * as z from 'zod/mini';
import type { FieldWords, Rules, Say } from '../../../../../dashboard/kit/form/resolver.ts';
import { findPasswordFaults } from '../../../passwords/dashboard/new-password.ts';
import { UserChange } from '../../schema.ts';
import type { UserFields } from './user-fields.ts';

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
