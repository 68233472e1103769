import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Ways } from '../../../../dashboard/kit/page/start-form.tsx';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { ForgotForm } from './forgot-form.tsx';

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
        <Ways>
          <button type="button" className="link-button" onClick={() => setShown('formAgain')}>
            {t('passwords:forgot.again')}
          </button>
          <Link to="/auth/login">{t('passwords:toSignIn')}</Link>
        </Ways>
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
      <Ways>
        <Link to="/auth/login">{t('passwords:toSignIn')}</Link>
      </Ways>
    </StartPage>
  );
}
