import { useEffect } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import {
  confirmation,
  useIsConfirmationAsked,
} from '../../../../dashboard/kit/session/confirmation.ts';
import { ConfirmAtProvider } from './confirm-at-provider.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { issuer } from './issuer.ts';

const done = () => confirmation.answer(true);
const cancel = () => confirmation.answer(false);

/**
 * Shown over any page when the server requires the password again; afterwards, the call is
 * repeated.
 */
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
