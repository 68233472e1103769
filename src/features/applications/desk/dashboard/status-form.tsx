import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Group, Paper, Radio, Stack, Text, Textarea } from '@mantine/core';
import {
  Application,
  DESK_LIMITS,
  REASON_LIMITS,
  REQUESTABLE_FIELDS,
  type RequestableField,
  type StatusChange,
} from '../schema.ts';
import '@mantine/core/styles/Radio.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFault } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { type Faults, useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import type { Status } from '../../statuses.ts';
import { deskRoutes } from '../contract.ts';
import { rememberApplication, useSayChanged } from './after-change.tsx';
import { AskDialog, useAsk } from './ask.tsx';
import { DecisionFields, MessageField, ReasonField, sentDecision } from './decision.tsx';
import { StatusMark } from './parts.tsx';

const NOTHING_TYPED = {
  reason: '',
  message: '',
  missingFields: [] as RequestableField[],
  decisionNumber: '',
  decisionDate: '',
};

/** Moves the application to one of the statuses that are allowed now. */
export function StatusForm({ application }: { application: Application }) {
  const { t } = useText();
  const client = useQueryClient();
  const sayChanged = useSayChanged();
  const [status, setStatus] = useState<Status | null>(null);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const { id, moves, can, isFrozen } = application;
  const isDecision = status === 'reddedildi' || status === 'uyelikIslemleriTamamlandi';
  /** Somebody who has denied the application reads nothing about it. */
  const told =
    status === 'missingInformation' || (status === 'reddedildi' && !isFrozen) ? status : null;
  const change = (to: Status, version: number): StatusChange => ({
    status: to,
    version,
    reason: typed.reason,
    ...(told && typed.message.trim() && { message: typed.message }),
    ...(to === 'missingInformation' && { missingFields: typed.missingFields }),
    ...(isDecision && sentDecision(typed)),
  });
  const reset = () => {
    setStatus(null);
    setTyped(NOTHING_TYPED);
  };
  const save = (body: StatusChange) => call(deskRoutes.changeStatus, { params: { id }, body });
  const { ask, dialog } = useAsk(
    application,
    (version) => save(change(status ?? application.status, version)),
    reset,
  );
  const { faults, busy, submit, clearFaults } = useSubmit({
    find: () => {
      if (!status) return { status: t('applicationPage:chooseStatus') };
      const asksNothing = status === 'missingInformation' && typed.missingFields.length === 0;
      return asksNothing ? { missingFields: t('applicationPage:chooseMissing') } : {};
    },
    send: async () => {
      if (!status) return;
      const body = change(status, application.version);
      if (isDecision) return ask(status, body);
      const reply = await save(body);
      reset();
      sayChanged(reply);
    },
    explain: explainConflict({
      schema: Application,
      show: (current) => rememberApplication(client, current),
      message: t('applicationPage:conflict'),
    }),
  });
  const type = (changed: Partial<typeof typed>) => {
    clearFaults(...Object.keys(changed));
    setTyped({ ...typed, ...changed });
  };
  if (!can.edit) return null;
  const isTyped = status !== null || typed.reason !== '' || typed.message !== '';
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="change-status">
      <h2 id="change-status">{t('applicationPage:changeStatus')}</h2>
      {moves.length === 0 ? (
        <>
          <Text c="dimmed" mt="xs">
            {t('applicationPage:noMoves')}
          </Text>
          {can.decide && application.status === 'uyelikIslemleriTamamlandi' ? (
            <ReopenForm application={application} />
          ) : null}
        </>
      ) : (
        <form noValidate onSubmit={submit}>
          <Stack mt="sm">
            <Radio.Group
              aria-labelledby="change-status"
              value={status ?? ''}
              error={faults.status ?? faults.form}
              onChange={(value) => {
                clearFaults('status', 'missingFields', 'message', 'decisionNumber', 'decisionDate');
                setStatus(value as Status);
              }}
            >
              <Stack gap="xs">
                {moves.map((move) => (
                  <Radio key={move} value={move} label={<StatusMark status={move} />} />
                ))}
              </Stack>
            </Radio.Group>
            {status === 'missingInformation' ? (
              <MissingFields
                value={typed.missingFields}
                error={faults.missingFields}
                onChange={(missingFields) => type({ missingFields })}
              />
            ) : null}
            {told ? (
              <MessageField
                application={application}
                status={told}
                value={typed.message}
                error={faults.message}
                onChange={(message) => type({ message })}
              />
            ) : null}
            {isDecision ? (
              <DecisionFields
                value={typed}
                faults={faults}
                required={status === 'uyelikIslemleriTamamlandi'}
                onChange={type}
              />
            ) : null}
            <Textarea
              label={t('applicationPage:reason')}
              description={t('applicationPage:reasonHint')}
              autosize
              minRows={2}
              maxLength={DESK_LIMITS.reason}
              value={typed.reason}
              error={faults.reason}
              onChange={(event) => type({ reason: event.currentTarget.value })}
            />
            <Button type="submit" variant="filled" loading={busy}>
              {t('applicationPage:saveStatus')}
            </Button>
          </Stack>
          <UnsavedGuard unsaved={isTyped && !busy && !dialog.busy} onDiscard={reset} />
          <AskDialog {...dialog} />
        </form>
      )}
    </Paper>
  );
}

interface MissingFieldsProps {
  value: RequestableField[];
  error: string | undefined;
  onChange: (fields: RequestableField[]) => void;
}

/** What the applicant is asked to complete. */
function MissingFields({ value, error, onChange }: MissingFieldsProps) {
  const { t } = useText();
  return (
    <Checkbox.Group
      label={t('applicationPage:missing')}
      description={t('applicationPage:missingHint')}
      value={value}
      error={error}
      onChange={(fields) => onChange(fields as RequestableField[])}
    >
      <Stack gap="xs" mt="xs">
        {REQUESTABLE_FIELDS.map((name) => (
          <Checkbox key={name} value={name} label={t(`applicationFields:${name}`)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Moves a membership that was completed by mistake back to review. */
function ReopenForm({ application }: { application: Application }) {
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
    (version) =>
      call(deskRoutes.reopen, {
        params: { id: application.id },
        body: { correctionReason, message, version },
      }),
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
