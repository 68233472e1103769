import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../dashboard/language/language.ts';
import { ErrorSummary, type FieldFault } from '../../../dashboard/parts/error-summary.tsx';
import { ApiError } from '../../../dashboard/session/api-error.ts';
import { session } from '../../../dashboard/session/session.ts';
import { PasswordField } from './password-field.tsx';
import { PlainField } from './plain-field.tsx';

type Faults = { username?: string; password?: string; form?: string };

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useText();
  const id = useId();
  const [values, setValues] = useState({ username: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // Two quick presses of Enter must not become two sign-ins: state is too late for the second one.
  const underWay = useRef(false);

  const set = (field: 'username' | 'password', value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    if (attempt > 0) setFaults(({ [field]: _gone, form: _form, ...rest }) => rest);
  };

  const fail = (found: Faults) => {
    setFaults(found);
    setAttempt((count) => count + 1);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const missing: Faults = {};
    if (!values.username.trim()) missing.username = t('auth:signIn.emailRequired');
    if (!values.password) missing.password = t('auth:signIn.passwordRequired');
    if (missing.username || missing.password) return fail(missing);
    underWay.current = true;
    setBusy(true);
    try {
      await session.signIn(values.username.trim(), values.password);
      onSignedIn();
    } catch (error) {
      const message = error instanceof ApiError ? error.message : t('auth:signIn.failed');
      const refused = error instanceof ApiError && error.status === 401;
      fail(refused ? { username: message } : { form: message });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  const listed: FieldFault[] = [
    ...(faults.form ? [{ message: faults.form }] : []),
    ...(faults.username ? [{ target: `${id}-username`, message: faults.username }] : []),
    ...(faults.password ? [{ target: `${id}-password`, message: faults.password }] : []),
  ];
  return (
    <form className="signin-fields" noValidate onSubmit={submit}>
      <ErrorSummary title={t('auth:signIn.problem')} faults={listed} attempt={attempt} />
      <PlainField
        id={`${id}-username`}
        label={t('auth:signIn.email')}
        fault={faults.username}
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={values.username}
        onChange={(event) => set('username', event.currentTarget.value)}
      />
      <PasswordField
        id={`${id}-password`}
        label={t('auth:signIn.password')}
        fault={faults.password}
        name="password"
        autoComplete="current-password"
        maxLength={1024}
        value={values.password}
        onChange={(event) => set('password', event.currentTarget.value)}
      />
      <button type="submit" className="button primary" aria-disabled={busy || undefined}>
        {busy ? <span className="spinner small" aria-hidden="true" /> : null}
        {t('auth:signIn.submit')}
      </button>
    </form>
  );
}
