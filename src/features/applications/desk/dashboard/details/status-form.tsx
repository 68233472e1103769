import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Checkbox, Paper, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../../dashboard/kit/page/unsaved-work.tsx';
import { explainConflict } from '../../../../../dashboard/kit/parts/explain-conflict.ts';
import { useSubmit } from '../../../../../dashboard/kit/parts/use-submit.ts';
import type { Status } from '../../../statuses.ts';
import { APPLICANT_FIELDS, type ApplicantField, Application, DESK_LIMITS } from '../../schema.ts';
import { changeStatus } from '../application-calls.ts';
import { StatusMark } from '../status-mark.tsx';
import { rememberApplication } from './application-calls.ts';

/** Moves the application to one of the statuses that are allowed now. */
export function StatusForm({ application }: { application: Application }) {
  const { t } = useText();
  const client = useQueryClient();
  const [status, setStatus] = useState<Status | null>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<ApplicantField[]>([]);
  const { id, moves, version, can } = application;
  const { faults, busy, submit, clearFaults } = useSubmit({
    find: () => {
      if (!status) return { status: t('applicationPage:chooseStatus') };
      const asksNothing = status === 'missingInformation' && missing.length === 0;
      return asksNothing ? { missingFields: t('applicationPage:chooseMissing') } : {};
    },
    send: async () => {
      if (!status) return;
      const asked = status === 'missingInformation' && { missingFields: missing };
      const { data, message } = await changeStatus(id, { status, reason, version, ...asked });
      toast.success(message);
      reset();
      rememberApplication(client, data);
    },
    explain: explainConflict({
      schema: Application,
      show: (current) => rememberApplication(client, current),
      message: t('applicationPage:conflict'),
    }),
  });
  const reset = () => {
    setStatus(null);
    setReason('');
    setMissing([]);
  };
  if (!can.edit) return null;
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="change-status">
      <h2 id="change-status">{t('applicationPage:changeStatus')}</h2>
      {moves.length === 0 ? (
        <Text c="dimmed" mt="xs">
          {t('applicationPage:noMoves')}
        </Text>
      ) : (
        <form noValidate onSubmit={submit}>
          <Stack mt="sm">
            <Radio.Group
              aria-labelledby="change-status"
              value={status ?? ''}
              error={faults.status ?? faults.form}
              onChange={(value) => {
                clearFaults('status', 'missingFields');
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
              <Checkbox.Group
                label={t('applicationPage:missing')}
                description={t('applicationPage:missingHint')}
                value={missing}
                error={faults.missingFields}
                onChange={(values) => {
                  clearFaults('missingFields');
                  setMissing(values as ApplicantField[]);
                }}
              >
                <Stack gap="xs" mt="xs">
                  {APPLICANT_FIELDS.map((name) => (
                    <Checkbox key={name} value={name} label={t(`applicationFields:${name}`)} />
                  ))}
                </Stack>
              </Checkbox.Group>
            ) : null}
            <Textarea
              label={t('applicationPage:reason')}
              description={t('applicationPage:reasonHint')}
              autosize
              minRows={2}
              maxLength={DESK_LIMITS.reason}
              value={reason}
              error={faults.reason}
              onChange={(event) => {
                clearFaults('reason');
                setReason(event.currentTarget.value);
              }}
            />
            <Button type="submit" variant="filled" loading={busy}>
              {t('applicationPage:saveStatus')}
            </Button>
          </Stack>
          <UnsavedGuard unsaved={(status !== null || reason !== '') && !busy} onDiscard={reset} />
        </form>
      )}
    </Paper>
  );
}
