import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Ways } from '../../../../dashboard/kit/page/start-form.tsx';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { buttonLook } from '../../../../dashboard/kit/parts/plain-button.tsx';

/** The page was opened or reloaded without the secret of a link. */
export function LinkMissing() {
  const { t } = useText();
  return (
    <StartPage title={t('passwords:link.missingTitle')}>
      <p>{t('passwords:link.missingText')}</p>
      <WaysOn />
    </StartPage>
  );
}

/** The link has expired, was used, replaced, cut off or forged; the page does not show which. */
export function DeadLink() {
  const { t } = useText();
  return (
    <StartPage title={t('passwords:link.deadTitle')} takesFocus>
      <p>{t('passwords:link.deadText')}</p>
      <p>{t('passwords:link.deadInvitation')}</p>
      <WaysOn />
    </StartPage>
  );
}

function WaysOn() {
  const { t } = useText();
  return (
    <>
      <Link className={buttonLook} to="/auth/forgot-password">
        {t('passwords:link.askNew')}
      </Link>
      <Ways>
        <Link to="/auth/login">{t('passwords:toSignIn')}</Link>
      </Ways>
    </>
  );
}
