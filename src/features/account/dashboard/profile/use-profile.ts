import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/language/language.ts';
import { ApiError } from '../../../../dashboard/session/api-error.ts';
import type { UserSummary } from '../../../users/schema.ts';
import { Account } from '../../schema.ts';
import { changeAccount, ownAccount } from '../account-calls.ts';
import {
  changedFields,
  KEPT_FIELDS,
  PROFILE_FIELDS,
  type ProfileFields,
  profileOf,
  toChange,
} from './profile-fields.ts';
import { resolveProfile } from './resolve-profile.ts';

/** The own details being changed: what is kept, what is typed, and what the last save came to. */
export function useProfile(initial: UserSummary) {
  const { t } = useText();
  const client = useQueryClient();
  const [kept, setKept] = useState(initial);
  /** For the validation, which runs before a new state has been drawn. */
  const base = useRef(initial);
  const [newer, setNewer] = useState<UserSummary | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const form = useForm<ProfileFields>({
    defaultValues: profileOf(initial),
    shouldFocusError: false,
    resolver: (mine) => resolveProfile(t, mine, profileOf(base.current)),
  });

  const keep = (user: UserSummary) => {
    base.current = user;
    setKept(user);
    setNewer(null);
  };

  /** Takes over what is kept; what was typed is given up. */
  const take = (user: UserSummary) => {
    keep(user);
    setFailure(null);
    form.reset(profileOf(user));
  };

  /** Fields that were not touched follow what is kept now; only the others are to be decided on. */
  function meet(theirs: UserSummary) {
    const touched: string[] = changedFields(form.getValues(), profileOf(newer ?? base.current));
    for (const field of KEPT_FIELDS)
      if (!touched.includes(field)) form.setValue(field, theirs[field]);
    setNewer(theirs);
  }

  function tell(error: unknown) {
    setAttempt((count) => count + 1);
    const fields = error instanceof ApiError ? error.fields : {};
    const known = PROFILE_FIELDS.filter((field) => fields[field]);
    for (const field of known)
      form.setError(field, { type: 'server', message: fields[field] ?? '' });
    const current =
      error instanceof ApiError && error.code === 'conflict'
        ? Account.safeParse(error.current)
        : null;
    if (current?.success) meet(current.data.profile);
    else if (known.length === 0) setFailure((error as Error).message);
  }

  async function save() {
    if (underWay.current) return;
    setFailure(null);
    let valid = false;
    await form.handleSubmit(() => {
      valid = true;
    })();
    if (!valid) return setAttempt((count) => count + 1);
    // A second press may have come while the first one was checked.
    if (underWay.current) return;
    const mine = form.getValues();
    const before = profileOf(base.current);
    if (changedFields(mine, before).length === 0) {
      toast(t('account:profile.unchanged'));
      return;
    }
    underWay.current = true;
    setBusy(true);
    try {
      const account = await changeAccount(toChange(mine, before, base.current.version));
      client.setQueryData(ownAccount.queryKey, account);
      take(account.profile);
      const waits = account.profile.pendingEmail?.email === mine.email.trim();
      toast.success(t(waits ? 'emailChange:asked' : 'account:profile.saved'));
    } catch (error) {
      tell(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { form, kept, keep, take, newer, failure, attempt, busy, save };
}
