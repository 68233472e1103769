import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { detailsOf, type Faults, useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { type CodeKind, findCodeFault, plainCode } from './second-step.ts';

export type SignInField = 'username' | 'password' | 'code';
/** The values and functions that the parts of the form use. */
export type SignInState = ReturnType<typeof useSignIn>;
export interface SignInStep {
  /** The prefix of the fields' ids. */
  id: string;
  form: SignInState;
}

/**
 * State and actions of the sign-in form in both steps; with a password it begins at the second one. The
 * password is stored only in memory.
 */
export function useSignIn(username: string, password: string) {
  const { t } = useText();
  const [values, setValues] = useState({ username, password, code: '' });
  /** The kind of code that the second step requires; null in the first step. */
  const [codeKind, setCodeKind] = useState<CodeKind | null>(password ? 'app' : null);
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: findMissing,
    send,
    explain,
  });

  function set(field: SignInField, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    clearFaults(field);
  }

  function askFor(kind: CodeKind) {
    setCodeKind(kind);
    clearFaults('code');
    setValues((before) => ({ ...before, code: '' }));
  }

  function goBack() {
    setCodeKind(null);
    clearFaults('code');
    setValues(({ username: kept }) => ({ username: kept, password: '', code: '' }));
  }

  function findMissing(): Faults {
    const missing: Faults = {};
    if (codeKind) {
      const fault = findCodeFault(t, codeKind, values.code);
      if (fault) missing.code = fault;
      return missing;
    }
    const required = (label: string) => t('dashboard:validation.required', { field: t(label) });
    if (!values.username.trim()) missing.username = required('auth:signIn.email');
    if (!values.password) missing.password = required('auth:signIn.password');
    return missing;
  }

  async function send() {
    const code = codeKind ? { code: plainCode(codeKind, values.code) } : {};
    try {
      await session.signIn({
        username: values.username.trim(),
        password: values.password,
        ...code,
      });
    } catch (error) {
      if (codeKind || !(error instanceof ApiError) || error.code !== 'codeRequired') throw error;
      askFor('app');
    }
  }

  /** Assigns an error to a field; an error of name or password leads back to the first step. */
  function explain(error: unknown): Faults {
    if (!(error instanceof ApiError)) return { form: t('auth:signIn.failed'), ...detailsOf(error) };
    const { status, code, message } = error;
    if (status !== 401) return { form: message, ...detailsOf(error) };
    if (codeKind && (code === 'wrongCode' || code === 'codeRequired')) return { code: message };
    setCodeKind(null);
    return { username: message };
  }

  return { values, set, faults, attempt, busy, codeKind, askFor, goBack, submit };
}
