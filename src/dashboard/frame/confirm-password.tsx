import { useEffect } from 'react';
import { ConfirmAtProvider } from '../../features/identity/auth/dashboard/confirm-at-provider.tsx';
import { ConfirmForm } from '../../features/identity/auth/dashboard/confirm-form.tsx';
import { useText } from '../kit/language/language.ts';
import { Dialog } from '../kit/parts/dialog.tsx';
import { confirmation, useIsConfirmationAsked } from '../kit/session/confirmation.ts';
import { issuer } from '../kit/session/issuer.ts';

const done = () => confirmation.answer(true);
const cancel = () => confirmation.answer(false);

/** Over any page: asks for the password when the server wants it entered again, and has the call repeated. */
export function ConfirmPassword() {
  const { t } = useText();
  const isAsked = useIsConfirmationAsked();
  useEffect(() => cancel, []);
  if (!isAsked) return null;
  return (
    <Dialog
      opened
      title={t('auth:confirm.title')}
      describedBy="confirm-password-text"
      onClose={cancel}
    >
      {issuer === 'oidc' ? (
        <ConfirmAtProvider onDone={done} onCancel={cancel} />
      ) : (
        <ConfirmForm onDone={done} onCancel={cancel} />
      )}
    </Dialog>
  );
}
