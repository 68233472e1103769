import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { FormFault } from '../../../../dashboard/kit/parts/form-fault.tsx';
import { type Faults, useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import type { Application } from '../../desk/schema.ts';
import { AskDialog } from '../../emails/dashboard/ask-dialog.tsx';
import { useAsk } from '../../emails/dashboard/use-ask.ts';
import { REASON_LIMITS } from '../../reveal/schema.ts';
import { reopen } from './decision-calls.ts';
import { MessageField } from './message-field.tsx';
import { ReasonField } from './reason-field.tsx';

/** Moves a membership that was completed by mistake back to review. */
export function ReopenForm({ application }: { application: Application }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [correctionReason, setReason] = useState('');
  const [message, setMessage] = useState('');
  const reset = () => {
    setOpen(false);
    setReason('');
    setMessage('');
  };
  const { ask, dialog } = useAsk(
    application,
    (version) => reopen(application.id, { correctionReason, message, version }),
    reset,
  );
  const { faults, busy, submit, clearFaults } = useSubmit({
    find: () => {
      const found: Faults = {};
      if (correctionReason.trim().length < REASON_LIMITS.min)
        found.correctionReason = t('applicationDecision:missing.correctionReason', REASON_LIMITS);
      if (!message.trim()) found.message = t('applicationDecision:missing.message');
      return found;
    },
    send: () => ask('inReview', { status: 'inReview', message }),
  });
  if (!isOpen)
    return (
      <Button mt="sm" onClick={() => setOpen(true)}>
        {t('applicationDecision:reopen')}
      </Button>
    );
  return (
    <form noValidate onSubmit={submit}>
      <Stack mt="sm">
        <Text>{t('applicationDecision:reopenText')}</Text>
        <MessageField
          application={application}
          status="inReview"
          value={message}
          error={faults.message}
          onChange={(text) => {
            clearFaults('message');
            setMessage(text);
          }}
        />
        <ReasonField
          value={correctionReason}
          error={faults.correctionReason}
          onChange={(text) => {
            clearFaults('correctionReason');
            setReason(text);
          }}
        />
        <FormFault fault={faults.form} />
        <Group gap="xs" justify="flex-end">
          <Button onClick={reset}>{t('dashboard:dialog.cancel')}</Button>
          <Button type="submit" variant="filled" loading={busy}>
            {t('applicationDecision:reopen')}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard
        unsaved={(message !== '' || correctionReason !== '') && !busy && !dialog.busy}
        onDiscard={reset}
      />
      <AskDialog {...dialog} />
    </form>
  );
}
