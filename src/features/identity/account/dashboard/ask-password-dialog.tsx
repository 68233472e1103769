import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import type { OwnProof } from '../../sign-in/contract.ts';
import { OwnCodeField } from '../../sign-in/dashboard/own-code-field.tsx';
import { PasswordField } from '../../sign-in/dashboard/password-field.tsx';

const FIELD = 'asked-password';
const CODE = 'asked-code';

/** What is deleted is asked as in every other deletion. */
type Asked = { title: string } | { question: string };

interface CommonProps {
  text: string;
  /** The label of the button that performs the action. */
  action: string;
  /** Two-step sign-in is on: a code is required too. */
  asksCode?: boolean;
  /** Performs the action with the proof; rejects if it was refused. */
  onProof: (proof: OwnProof) => Promise<void>;
  onClose: () => void;
}

/**
 * Requires the password, and a code if two-step sign-in is on, before an action that would help an
 * attacker with a stolen session.
 */
export function AskPasswordDialog(props: CommonProps & Asked) {
  const { t } = useText();
  const isDeletion = 'question' in props;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const label = t('account:twoStep.ask.password');
  const required = (field: string) => t('dashboard:validation.required', { field });
  const isCodeMissing = props.asksCode && !code.trim();
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () => ({
      ...(!password && { currentPassword: required(label) }),
      ...(isCodeMissing && { code: required(t('auth:code.label')) }),
    }),
    send: () =>
      props.onProof({ currentPassword: password, ...(props.asksCode && { code: code.trim() }) }),
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
            faults={listFaults(faults, { currentPassword: FIELD, code: CODE })}
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
          {props.asksCode ? (
            <OwnCodeField
              id={CODE}
              fault={faults.code}
              hint={t('account:twoStep.ask.codeHint')}
              value={code}
              onChange={(value) => {
                setCode(value);
                clearFaults('code');
              }}
            />
          ) : null}
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
