import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import type { User } from '../../schema.ts';
import { listFaults, resolveFields } from './field-faults.ts';
import { useSaving } from './use-saving.ts';
import {
  checkChange,
  checkNew,
  emptyFields,
  FIELD_ORDER,
  type FormField,
  fieldsOf,
  sameFields,
  type UserFields,
} from './user-fields.ts';

/** The fields of a user (null: somebody new), what is wrong with them, and saving them. */
export function useUserForm(user: User | null) {
  const { t } = useText();
  const navigate = useNavigate();
  const { saving, failure, save } = useSaving();
  /** What the typing began with: the version that a save replaces. */
  const [base, setBase] = useState({
    fields: user ? fieldsOf(user) : emptyFields,
    version: user?.version ?? 0,
  });
  const check = (fields: UserFields, version = base.version) =>
    user ? checkChange(fields, version) : checkNew(fields);
  const form = useForm<UserFields>({
    defaultValues: base.fields,
    shouldFocusError: false,
    resolver: (values) =>
      resolveFields(t, values, check(values).problems, !user && values.entry === 'password'),
  });
  const [attempt, setAttempt] = useState(0);
  const isSaved = useRef(false);
  const fields = form.watch();

  /** Saves what is typed; after a conflict, what was chosen over the version it was chosen against. */
  async function submit(resolved?: { merged: UserFields; over: User }) {
    let { version } = base;
    if (resolved) {
      version = resolved.over.version;
      setBase({ fields: fieldsOf(resolved.over), version });
      form.reset(resolved.merged, { keepDefaultValues: true });
    }
    if (!(await passes())) return setAttempt((count) => count + 1);
    const typed = form.getValues();
    const changed = user ? await saveOver(user.id, typed, version) : await add(typed);
    if (!changed) return;
    isSaved.current = true;
    toast.success(changed.message);
    navigate(`/dashboard/users/${changed.data.id}`, { replace: true, state: { saved: true } });
  }

  async function add(typed: UserFields) {
    const { input } = checkNew(typed);
    return input && save({ id: null, input });
  }
  async function saveOver(id: string, typed: UserFields, version: number) {
    const { input } = checkChange(typed, version);
    return input && save({ id, input });
  }

  /** Runs the form's own validation, which then follows every change. */
  async function passes(): Promise<boolean> {
    let valid = false;
    await form.handleSubmit(() => {
      valid = true;
    })();
    return valid;
  }

  // The server's messages stand at the fields after a failed save.
  useEffect(() => {
    if (!failure) return;
    const named = Object.entries(failure.fields).filter(([field]) =>
      FIELD_ORDER.includes(field as FormField),
    );
    for (const [field, message] of named) {
      form.setError(field as FormField, { type: 'server', message });
    }
    if (named.length > 0) setAttempt((count) => count + 1);
  }, [failure, form]);

  return {
    form,
    /** What both sides of a conflict began with. */
    base: base.fields,
    unsaved: !isSaved.current && !sameFields(fields, base.fields),
    saving,
    failure,
    faults: attempt > 0 ? listFaults(form.formState.errors) : [],
    attempt,
    submit,
  };
}
