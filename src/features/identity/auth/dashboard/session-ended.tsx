import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import { buttonLook } from '../../../../dashboard/kit/parts/plain-button.tsx';
import { HOME_PATH } from '../../../../dashboard/kit/session/return-to.ts';
import { useSession } from '../../../../dashboard/kit/session/session.ts';
import { issuer, providerPath } from './issuer.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * Opens another tab, because leaving the page would lose the work; this tab notices the sign-in
 * there.
 */
function ProviderLink() {
  const { t } = useText();
  return (
    <a className={buttonLook} href={providerPath(HOME_PATH)} target="_blank" rel="noopener">
      {t('auth:provider.newTab')}
    </a>
  );
}

/** Lets the user sign in again over a page without losing its unsaved work. */
export function SessionEnded() {
  const { t } = useText();
  const { notice } = useSession();
  return (
    <Dialog opened title={t('auth:session.endedTitle')}>
      <p>
        {notice ?? t('auth:session.ended')} {t('auth:session.workKept')}
      </p>
      {issuer === 'oidc' ? <ProviderLink /> : <SignInForm overWork />}
    </Dialog>
  );
}
