import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Ways } from '../../../../dashboard/kit/page/start-form.tsx';
import type { SignInState } from './use-sign-in.ts';

/** Help for users who cannot continue, below the form's button; it depends on the step. */
export function OtherWays({ form, overWork }: { form: SignInState; overWork: boolean }) {
  const { t } = useText();
  const { codeKind } = form;
  if (!codeKind) {
    return (
      <Ways>
        <Link to="/auth/forgot-password" target={overWork ? '_blank' : undefined}>
          {t('auth:signIn.forgot')}
          {overWork ? <span className="sr-only"> {t('auth:signIn.newTab')}</span> : null}
        </Link>
      </Ways>
    );
  }
  const other = codeKind === 'app' ? 'recovery' : 'app';
  return (
    <Ways>
      <button type="button" className="link-button" onClick={() => form.askFor(other)}>
        {t(other === 'recovery' ? 'auth:code.useRecovery' : 'auth:code.useApp')}
      </button>
      <button type="button" className="link-button" onClick={form.goBack}>
        {t('auth:code.back')}
      </button>
    </Ways>
  );
}
