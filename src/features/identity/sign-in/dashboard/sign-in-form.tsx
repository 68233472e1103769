import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartForm, StartLinks } from '../../../../dashboard/kit/page/start-page.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { PlainField, SubmitButton } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { detailsOf, type Faults, useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { PasswordField } from './password-field.tsx';
import { type CodeKind, findCodeFault, plainCode, useSentWhenComplete } from './second-step.ts';

interface SignInFormProps {
  /** The name of the user who signs in, if it is known. */
  username?: string | undefined;
  /** The password that was accepted a moment ago: only the code is missing. */
  password?: string;
  /** The form is shown over a page with unsaved work, which no link may replace. */
  overWork?: boolean;
}

export function SignInForm({ username = '', password = '', overWork = false }: SignInFormProps) {
  const { t } = useText();
  const id = useId();
  const form = useSignIn(username, password);
  const { faults, codeKind } = form;

  // The pressed button is removed with its step, so the focus moves to the next step.
  const shown = useRef(password ? null : codeKind);
  const hasFaults = Object.keys(faults).length > 0;
  useEffect(() => {
    if (shown.current === codeKind) return;
    shown.current = codeKind;
    if (!hasFaults) document.getElementById(`${id}-${codeKind ? 'code' : 'username'}`)?.focus();
  }, [codeKind, hasFaults, id]);

  const ids = { username: `${id}-username`, password: `${id}-password`, code: `${id}-code` };
  return (
    <StartForm onSubmit={form.submit}>
      <ErrorSummary
        title={t('auth:signIn.problem')}
        faults={listFaults(faults, ids)}
        attempt={form.attempt}
      />
      <p className={codeKind ? undefined : 'sr-only'} role="status">
        {codeKind ? t('auth:code.asked', { username: form.values.username.trim() }) : ''}
      </p>
      {codeKind ? (
        <CodeField key={codeKind} id={id} kind={codeKind} form={form} />
      ) : (
        <CredentialFields id={id} form={form} />
      )}
      <SubmitButton busy={form.busy}>{t('auth:signIn.submit')}</SubmitButton>
      <OtherWays form={form} overWork={overWork} />
    </StartForm>
  );
}

function CredentialFields({ id, form }: SignInStep) {
  const { t } = useText();
  return (
    <>
      <PlainField
        id={`${id}-username`}
        label={t('auth:signIn.email')}
        fault={form.faults.username}
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={form.values.username}
        onChange={(event) => form.set('username', event.currentTarget.value)}
      />
      <PasswordField
        id={`${id}-password`}
        label={t('auth:signIn.password')}
        fault={form.faults.password}
        name="password"
        value={form.values.password}
        onChange={(value) => form.set('password', value)}
      />
    </>
  );
}

/** The second step: six digits of the app or, without the app, a recovery code. */
function CodeField({ id, kind, form }: SignInStep & { kind: CodeKind }) {
  const { t } = useText();
  const isApp = kind === 'app';
  const setAndSend = useSentWhenComplete(form.attempt);
  return (
    <PlainField
      id={`${id}-code`}
      label={t(isApp ? 'auth:code.label' : 'auth:code.recoveryLabel')}
      hint={t(isApp ? 'auth:code.hint' : 'auth:code.recoveryHint')}
      fault={form.faults.code}
      name={isApp ? 'code' : 'recovery-code'}
      type="text"
      data-code
      dir="ltr"
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize={isApp ? 'none' : 'characters'}
      spellCheck={false}
      maxLength={40}
      value={form.values.code}
      onChange={(event) => {
        if (isApp) setAndSend(event, (code) => form.set('code', code));
        else form.set('code', event.currentTarget.value);
      }}
    />
  );
}

/** Help for users who cannot continue, below the form's button; it depends on the step. */
function OtherWays({ form, overWork }: { form: SignInState; overWork: boolean }) {
  const { t } = useText();
  const { codeKind } = form;
  if (!codeKind) {
    return (
      <StartLinks>
        <Link to="/auth/forgot-password" target={overWork ? '_blank' : undefined}>
          {t('auth:signIn.forgot')}
          {overWork ? <span className="sr-only"> {t('auth:signIn.newTab')}</span> : null}
        </Link>
      </StartLinks>
    );
  }
  const other = codeKind === 'app' ? 'recovery' : 'app';
  return (
    <StartLinks>
      <button type="button" className="link-button" onClick={() => form.askFor(other)}>
        {t(other === 'recovery' ? 'auth:code.useRecovery' : 'auth:code.useApp')}
      </button>
      <button type="button" className="link-button" onClick={form.goBack}>
        {t('auth:code.back')}
      </button>
    </StartLinks>
  );
}

type SignInField = 'username' | 'password' | 'code';
/** The values and functions that the parts of the form use. */
type SignInState = ReturnType<typeof useSignIn>;
interface SignInStep {
  /** The prefix of the fields' ids. */
  id: string;
  form: SignInState;
}

/**
 * State and actions of the sign-in form in both steps; with a password it begins at the second one. The
 * password is stored only in memory.
 */
function useSignIn(username: string, password: string) {
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
