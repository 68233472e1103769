import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../../dashboard/language/language.ts';
import { Dialog } from '../../../../dashboard/parts/dialog.tsx';
import { ErrorSummary } from '../../../../dashboard/parts/error-summary.tsx';
import { PasswordField } from '../../../../dashboard/parts/password-field.tsx';
import { ApiError } from '../../../../dashboard/session/api-error.ts';

const FIELD = 'asked-password';

interface AskPasswordDialogProps {
  title: string;
  text: string;
  /** The word on the button that does it. */
  action: string;
  danger?: boolean;
  /** What is done with the password; rejects when it was refused. */
  onPassword: (currentPassword: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before something that would help a thief of the session. */
export function AskPasswordDialog(props: AskPasswordDialogProps) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<{ message: string; ofField: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const fail = (message: string, ofField: boolean) => {
    setFault({ message, ofField });
    setAttempt((count) => count + 1);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const field = t('account:twoStep.ask.password');
    if (!password) return fail(t('dashboard:validation.required', { field }), true);
    setBusy(true);
    try {
      await props.onPassword(password);
    } catch (error) {
      const said = error instanceof ApiError ? error.fields.currentPassword : undefined;
      fail(said ?? (error as Error).message, Boolean(said));
      setBusy(false);
    }
  }

  return (
    <Dialog
      opened
      title={props.title}
      describedBy="asked-password-text"
      onClose={busy ? undefined : props.onClose}
    >
      <form className="dialog-text ask-password" noValidate onSubmit={submit}>
        <p id="asked-password-text">{props.text}</p>
        <ErrorSummary
          title={t('account:twoStep.ask.problem')}
          attempt={attempt}
          faults={
            fault ? [{ target: fault.ofField ? FIELD : undefined, message: fault.message }] : []
          }
        />
        <PasswordField
          id={FIELD}
          label={t('account:twoStep.ask.password')}
          fault={fault?.ofField ? fault.message : undefined}
          autoComplete="current-password"
          maxLength={1024}
          data-autofocus
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setFault(null);
          }}
        />
        <div className="dialog-actions">
          <Button onClick={props.onClose} disabled={busy}>
            {t('dashboard:dialog.cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            {...(props.danger ? { color: 'danger' } : {})}
            loading={busy}
          >
            {props.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
