import { useEffect, useId, useRef } from 'react';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartForm } from '../../../../dashboard/kit/page/start-form.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { SubmitButton } from '../../../../dashboard/kit/parts/plain-button.tsx';
import { CodeField } from './code-field.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { OtherWays } from './other-ways.tsx';
import { useSignIn } from './use-sign-in.ts';

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
