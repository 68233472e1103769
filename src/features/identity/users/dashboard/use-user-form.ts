import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { newerOf } from '../../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { personalTexts } from '../../sign-in/dashboard/new-password-fields.tsx';
import { User, userRoutes } from '../contract.ts';
import { rememberUser } from './parts.tsx';
import {
  emptyFields,
  FIELD_IDS,
  fieldsOf,
  sameFields,
  type UserFields,
  type UserInput,
  userRules,
  userWords,
} from './user-fields.ts';

/** The form of a user; `user` is null for a new one. After saving, it opens the user's page. */
export function useUserForm(user: User | null) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  // An admin of branches adds accounts for some of them.
  const { can } = useSessionUser();
  const branches = can.wholeParty ? null : [];
  return useRecordForm<UserFields, UserInput, User>({
    initial: { record: user, fields: user ? fieldsOf(user) : { ...emptyFields, branches } },
    target: undefined,
    rules: (fields) => userRules(t, fields, user === null, personalTexts(fields)),
    words: userWords(t),
    ids: FIELD_IDS,
    isSame: sameFields,
    async save(input, { fields: { entry, password }, over: { record } }) {
      const { data, message } = record
        ? await call(userRoutes.change, {
            params: { id: record.id },
            body: { ...input, version: record.version },
          })
        : await call(userRoutes.create, {
            body: entry === 'password' ? { ...input, password } : input,
          });
      rememberUser(client, data);
      toast.success(message);
      return data;
    },
    newerOf: (error) => newerOf(User, error),
    onSaved: ({ id }) => {
      void navigate(`/dashboard/users/${id}`, { replace: true, state: { saved: true } });
    },
  });
}
