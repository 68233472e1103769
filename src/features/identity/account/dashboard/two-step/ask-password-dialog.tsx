import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { listFaults } from '../../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { ErrorSummary } from '../../../../../dashboard/kit/parts/error-summary.tsx';
import { useSubmit } from '../../../../../dashboard/kit/parts/use-submit.ts';
import { PasswordField } from '../../../passwords/dashboard/password-field.tsx';

const FIELD = 'asked-password';

/** What is deleted is asked as in every other deletion. */
type Asked = { title: string } | { question: string };

interface CommonProps {
  text: string;
  /** The label of the button that performs the action. */
  action: string;
  /** Performs the action with the password; rejects if the password was refused. */
  onPassword: (currentPassword: string) => Promise<void>;
  onClose: () => void;
}

/** Requires the password before an action that would help an attacker with a stolen session. */
export function AskPasswordDialog(props: CommonProps & Asked) {
  const { t } = useText();
  const isDeletion = 'question' in props;
  const [password, setPassword] = useState('');
  const label = t('account:twoStep.ask.password');
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () =>
      password ? {} : { currentPassword: t('dashboard:validation.required', { field: label }) },
    send: () => props.onPassword(password),
  });

  return (
    <Dialog
      opened
      title={isDeletion ? t('dashboard:dialog.sure') : props.title}
      describedBy="asked-password-text"
      onClose={busy ? undefined : props.onClose}
    >
      <form data-fields="small" noValidate onSubmit={submit}>
        <Stack gap="sm">
          <div id="asked-password-text">
            {isDeletion ? <p>{props.question}</p> : null}
            <p>{props.text}</p>
          </div>
          <ErrorSummary
            title={t('account:twoStep.ask.problem')}
            attempt={attempt}
            faults={listFaults(faults, { currentPassword: FIELD })}
          />
          <PasswordField
            id={FIELD}
            label={label}
            fault={faults.currentPassword}
            data-autofocus
            value={password}
            onChange={(value) => {
              setPassword(value);
              clearFaults('currentPassword');
            }}
          />
          <DialogActions>
            <Button onClick={props.onClose} disabled={busy}>
              {t('dashboard:dialog.cancel')}
            </Button>
            <Button
              type="submit"
              variant="filled"
              {...(isDeletion ? { color: 'danger' } : {})}
              loading={busy}
            >
              {props.action}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
