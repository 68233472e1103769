import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../../dashboard/language/language.ts';
import { ApiError } from '../../../dashboard/session/api-error.ts';
import { session } from '../../../dashboard/session/session.ts';
import { type CodeKind, findCodeFault, plainCode } from './second-step.ts';

export type SignInField = 'username' | 'password' | 'code';
/** Everything the form's parts may read and do. */
export type SignInState = ReturnType<typeof useSignIn>;
export interface SignInStep {
  /** The fields' ids begin with it. */
  id: string;
  form: SignInState;
}
type Faults = Partial<Record<SignInField | 'form', string>>;

/** What the sign-in form holds and does, over its two steps. The password never leaves the memory. */
export function useSignIn(username: string) {
  const { t } = useText();
  const [values, setValues] = useState({ username, password: '', code: '' });
  /** The second step and which kind of code it asks for; null in the first one. */
  const [codeKind, setCodeKind] = useState<CodeKind | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // Two quick presses of Enter must not become two sign-ins: state is too late for the second one.
  const underWay = useRef(false);

  const fail = (found: Faults) => {
    setFaults(found);
    setAttempt((count) => count + 1);
  };

  function set(field: SignInField, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    if (attempt > 0) setFaults(({ [field]: _gone, form: _form, ...rest }) => rest);
  }

  function askFor(kind: CodeKind) {
    setCodeKind(kind);
    setFaults({});
    setValues((before) => ({ ...before, code: '' }));
  }

  function goBack() {
    setCodeKind(null);
    setFaults({});
    setValues(({ username: kept }) => ({ username: kept, password: '', code: '' }));
  }

  function refuse(error: unknown) {
    const message = error instanceof ApiError ? error.message : t('auth:signIn.failed');
    if (!(error instanceof ApiError) || error.status !== 401) return fail({ form: message });
    if (error.code === 'codeRequired' && !codeKind) return askFor('app');
    if (codeKind && (error.code === 'wrongCode' || error.code === 'codeRequired'))
      return fail({ code: message });
    setCodeKind(null);
    fail({ username: message });
  }

  function findMissing(): Faults {
    const missing: Faults = {};
    if (codeKind) {
      const fault = findCodeFault(codeKind, values.code);
      if (fault) missing.code = t(fault);
      return missing;
    }
    if (!values.username.trim()) missing.username = t('auth:signIn.emailRequired');
    if (!values.password) missing.password = t('auth:signIn.passwordRequired');
    return missing;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const missing = findMissing();
    if (Object.keys(missing).length > 0) return fail(missing);
    underWay.current = true;
    setBusy(true);
    try {
      const { password } = values;
      const code = codeKind ? { code: plainCode(codeKind, values.code) } : {};
      await session.signIn({ username: values.username.trim(), password, ...code });
    } catch (error) {
      refuse(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { values, set, faults, attempt, busy, codeKind, askFor, goBack, submit };
}
