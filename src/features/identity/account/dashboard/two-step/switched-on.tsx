import { Alert, Button, Group } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { formatDate } from '../../../../../platform/i18n/format.ts';
import type { TwoStepState } from '../../../two-step/schema.ts';
import { AskPasswordDialog } from './ask-password-dialog.tsx';
import { StatusLine } from './status-line.tsx';
import { renewRecoveryCodes, turnOffTwoStep } from './two-step-calls.ts';

/** From this number of remaining recovery codes on, the user is warned. */
const FEW = 2;

interface SwitchedOnProps {
  state: TwoStepState;
  onCodes: (codes: string[]) => void;
  onTurnedOff: () => void;
}

/** Two-step sign-in is on: shows since when, how many recovery codes are left, and the actions. */
export function SwitchedOn({ state, onCodes, onTurnedOff }: SwitchedOnProps) {
  const { t, locale } = useText();
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const ask = (what: 'codes' | 'off') => (event: MouseEvent<HTMLButtonElement>) => {
    opener.current = event.currentTarget;
    setAsking(what);
  };
  const close = () => {
    setAsking(null);
    opener.current?.focus();
  };
  const left = state.recoveryCodesLeft;
  const facts = [
    state.since
      ? t('account:twoStep.since', { date: formatDate(locale, new Date(state.since)) })
      : null,
    left > 0 ? t('account:twoStep.codesLeft', { count: left }) : t('account:twoStep.noCodesLeft'),
  ].filter(Boolean);

  return (
    <>
      <StatusLine on text={facts.join('; ')} />
      {left <= FEW ? (
        <Alert color="warning" role="note">
          {t('account:twoStep.fewCodes')}
        </Alert>
      ) : null}
      <Group gap="xs">
        <Button onClick={ask('codes')}>{t('account:twoStep.newCodes')}</Button>
        {state.required ? null : (
          <Button variant="subtle" color="danger" onClick={ask('off')}>
            {t('account:twoStep.turnOff')}
          </Button>
        )}
      </Group>
      {state.required ? <p className="hint">{t('account:twoStep.required')}</p> : null}
      {asking === 'codes' ? (
        <AskPasswordDialog
          title={t('account:twoStep.ask.codesTitle')}
          text={t('account:twoStep.ask.codesText')}
          action={t('account:twoStep.ask.codes')}
          asksCode
          onProof={async (proof) => {
            const codes = await renewRecoveryCodes(proof);
            close();
            onCodes(codes);
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'off' ? (
        <AskPasswordDialog
          question={t('account:twoStep.ask.offTitle')}
          text={t('account:twoStep.ask.offText')}
          action={t('account:twoStep.ask.off')}
          asksCode
          onProof={async (proof) => {
            await turnOffTwoStep(proof);
            toast.success(t('account:twoStep.ask.offDone'));
            close();
            onTurnedOff();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
