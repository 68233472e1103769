import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartForm, StartLinks, StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { PlainField, SubmitButton } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { callOpenly } from '../../../../dashboard/kit/session/call-openly.ts';
import { passwordLinkRoutes } from '../link-contract.ts';

/** Requests a link. Only the e-mail shows whether the account exists. */
export function ForgotPage() {
  const { t } = useText();
  const [username, setUsername] = useState('');
  const [shown, setShown] = useState<'form' | 'sent' | 'formAgain'>('form');
  if (shown === 'sent') {
    return (
      <StartPage
        key="sent"
        title={t('passwords:forgot.sentTitle')}
        notice={t('passwords:forgot.sent')}
        tone="success"
        takesFocus
      >
        <p>{t('passwords:forgot.sentHint')}</p>
        <StartLinks>
          <button type="button" className="link-button" onClick={() => setShown('formAgain')}>
            {t('passwords:forgot.again')}
          </button>
          <Link to="/auth/login">{t('passwords:toSignIn')}</Link>
        </StartLinks>
      </StartPage>
    );
  }
  return (
    <StartPage
      key="form"
      title={t('passwords:forgot.title')}
      takesFocus={shown === 'formAgain'}
      foot={t('auth:signIn.noAccount')}
    >
      <p>{t('passwords:forgot.text')}</p>
      <ForgotForm username={username} onChange={setUsername} onSent={() => setShown('sent')} />
      <StartLinks>
        <Link to="/auth/login">{t('passwords:toSignIn')}</Link>
      </StartLinks>
    </StartPage>
  );
}

interface ForgotFormProps {
  username: string;
  onChange: (username: string) => void;
  onSent: () => void;
}

function ForgotForm({ username, onChange, onSent }: ForgotFormProps) {
  const { t } = useText();
  const id = useId();
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () =>
      username.trim()
        ? {}
        : { username: t('dashboard:validation.required', { field: t('passwords:email') }) },
    send: async () => {
      await callOpenly(passwordLinkRoutes.forgot, { body: { username: username.trim() } });
      onSent();
    },
  });
  return (
    <StartForm onSubmit={submit}>
      <ErrorSummary
        title={t('passwords:forgot.problem')}
        faults={listFaults(faults, { username: `${id}-username` })}
        attempt={attempt}
      />
      <PlainField
        id={`${id}-username`}
        label={t('passwords:email')}
        fault={faults.username}
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={username}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          clearFaults('username');
        }}
      />
      <SubmitButton busy={busy}>{t('passwords:forgot.submit')}</SubmitButton>
    </StartForm>
  );
}
