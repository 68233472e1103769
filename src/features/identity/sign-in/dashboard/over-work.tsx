import { Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { buttonLook } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { HOME_PATH } from '../../../../dashboard/kit/session/return-to.ts';
import {
  confirmation,
  useIsConfirmationAsked,
  useSession,
} from '../../../../dashboard/kit/session/session.ts';
import { SESSION_KEYS } from '../../../../dashboard/kit/session/session-state.ts';
import { accountRoutes } from '../../account/contract.ts';
import { anewPath, issuer, providerPath } from './issuer.ts';
import { OwnCodeField } from './own-code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInForm } from './sign-in-form.tsx';

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

interface ConfirmFormProps {
  onDone: () => void;
  onCancel: () => void;
}

const PASSWORD = 'confirm-password';
const CODE = 'confirm-code';

/** Asks for the user's password again, and for a code if the server requires one. */
function ConfirmForm({ onDone, onCancel }: ConfirmFormProps) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const label = { password: t('auth:confirm.password'), code: t('auth:code.label') };
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({ find, send });

  function find() {
    const required = (field: string) => t('dashboard:validation.required', { field });
    return {
      ...(!password && { currentPassword: required(label.password) }),
      ...(asksCode && !code.trim() && { code: required(label.code) }),
    };
  }

  async function send() {
    const body = { currentPassword: password, ...(asksCode && { code: code.replace(/\s/g, '') }) };
    try {
      await call(accountRoutes.confirmPassword, { body });
    } catch (error) {
      if (asksCode || !(error instanceof ApiError) || error.code !== 'codeRequired') throw error;
      return setAsksCode(true);
    }
    onDone();
  }

  return (
    <form data-fields="small" noValidate onSubmit={submit}>
      <Stack gap="sm">
        <p id="confirm-password-text" role="status">
          {t(asksCode ? 'auth:confirm.codeText' : 'auth:confirm.text')}
        </p>
        <ErrorSummary
          title={t('auth:confirm.problem')}
          attempt={attempt}
          faults={listFaults(faults, { currentPassword: PASSWORD, code: CODE })}
        />
        <PasswordField
          id={PASSWORD}
          label={label.password}
          fault={faults.currentPassword}
          data-autofocus
          value={password}
          onChange={(value) => {
            setPassword(value);
            clearFaults('currentPassword');
          }}
        />
        {asksCode ? (
          <OwnCodeField
            id={CODE}
            fault={faults.code}
            autoFocus
            sentFrom={attempt}
            value={code}
            onChange={(value) => {
              setCode(value);
              clearFaults('code');
            }}
          />
        ) : null}
        <DialogActions>
          <Button onClick={onCancel} disabled={busy}>
            {t('dashboard:dialog.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={busy}>
            {t('auth:confirm.submit')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

interface ConfirmAtProviderProps {
  onDone: () => void;
  onCancel: () => void;
}

/**
 * The provider asks for the password in another tab; a storage event reports the new session here.
 */
function ConfirmAtProvider({ onDone, onCancel }: ConfirmAtProviderProps) {
  const { t } = useText();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === SESSION_KEYS.token) onDone();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [onDone]);
  return (
    <Stack gap="sm">
      <p id="confirm-password-text">{t('auth:confirm.providerText')}</p>
      <DialogActions>
        <Button onClick={onCancel}>{t('dashboard:dialog.cancel')}</Button>
        <Button
          component="a"
          variant="filled"
          href={anewPath(HOME_PATH)}
          target="_blank"
          rel="noopener"
          data-autofocus
        >
          {t('auth:provider.newTab')}
        </Button>
      </DialogActions>
    </Stack>
  );
}

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
