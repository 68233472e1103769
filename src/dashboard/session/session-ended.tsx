import { SignInForm } from '../../features/auth/dashboard/sign-in-form.tsx';
import { useText } from '../language/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useSession } from './session.ts';

/** Signing in again over a page whose unsaved work stays where it is. */
export function SessionEnded() {
  const { t } = useText();
  const { notice } = useSession();
  return (
    <Dialog opened title={t('auth:session.endedTitle')}>
      <p className="dialog-text">
        {notice ?? t('auth:session.ended')} {t('auth:session.workKept')}
      </p>
      <SignInForm onSignedIn={() => undefined} />
    </Dialog>
  );
}
