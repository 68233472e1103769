import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { PasswordField } from '../../passwords/dashboard/password-field.tsx';
import { OwnCodeField } from '../../two-step/dashboard/own-code-field.tsx';

interface ConfirmFormProps {
  onDone: () => void;
  onCancel: () => void;
}

const PASSWORD = 'confirm-password';
const CODE = 'confirm-code';

/** Asks for the user's password again, and for a code if the server requires one. */
export function ConfirmForm({ onDone, onCancel }: ConfirmFormProps) {
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
      await session.request('/api/account/confirm-password', { method: 'POST', body });
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
