import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { FormFault } from '../../../../dashboard/kit/parts/form-fault.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { rememberApplication } from '../../desk/dashboard/details/application-calls.ts';
import { Application } from '../../desk/schema.ts';
import { saveDecision } from './decision-calls.ts';
import { DecisionFields, type TypedDecision } from './decision-fields.tsx';
import { ReasonField } from './reason-field.tsx';

/** The board's decision about a rejected or completed application. */
export function DecisionPanel({ application }: { application: Application }) {
  const { t, locale } = useText();
  const [editing, setEditing] = useState(false);
  const { status, decisionNumber, decisionDate, can } = application;
  if (status !== 'reddedildi' && status !== 'uyelikIslemleriTamamlandi') return null;
  const isKnown = decisionNumber !== null && decisionDate !== null;
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="decision">
      <Group justify="space-between">
        <h2 id="decision">{t('applicationDecision:title')}</h2>
        {isKnown && can.decide && !editing ? (
          <Button size="compact-md" onClick={() => setEditing(true)}>
            {t('applicationDecision:correct')}
          </Button>
        ) : null}
      </Group>
      {isKnown && !editing ? (
        <Facts
          withDivider
          labelWidth={150}
          facts={[
            [t('applicationDecision:number'), decisionNumber],
            [
              t('applicationDecision:date'),
              formatDate(locale, new Date(`${decisionDate}T12:00:00Z`)),
            ],
          ]}
        />
      ) : (
        <>
          {isKnown ? null : (
            <Text c="dimmed" mt="xs">
              {t('applicationDecision:unknown')}
            </Text>
          )}
          {can.edit ? (
            <DecisionForm application={application} onDone={() => setEditing(false)} />
          ) : null}
        </>
      )}
    </Paper>
  );
}

interface DecisionFormProps {
  application: Application;
  onDone: () => void;
}

function DecisionForm({ application, onDone }: DecisionFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, version, decisionNumber, decisionDate } = application;
  const isCorrection = decisionDate !== null;
  const stored = { decisionNumber: decisionNumber ?? '', decisionDate: decisionDate ?? '' };
  const [typed, setTyped] = useState<TypedDecision>(stored);
  const [correctionReason, setReason] = useState('');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const { data, message } = await saveDecision(id, {
        ...typed,
        ...(isCorrection && { correctionReason }),
        version,
      });
      toast.success(message);
      rememberApplication(client, data);
      onDone();
    },
    explain: explainConflict({
      schema: Application,
      show: (current) => rememberApplication(client, current),
      message: t('applicationPage:conflict'),
    }),
  });
  const isChanged =
    typed.decisionNumber !== stored.decisionNumber || typed.decisionDate !== stored.decisionDate;
  return (
    <form noValidate onSubmit={submit}>
      <Stack mt="sm" gap="sm">
        <DecisionFields
          value={typed}
          faults={faults}
          required
          onChange={(changed) => {
            clearFaults(...Object.keys(changed));
            setTyped({ ...typed, ...changed });
          }}
        />
        {isCorrection ? (
          <ReasonField
            value={correctionReason}
            error={faults.correctionReason}
            onChange={(text) => {
              clearFaults('correctionReason');
              setReason(text);
            }}
          />
        ) : null}
        <FormFault fault={faults.form} />
        <Group gap="xs" justify="flex-end">
          {isCorrection ? <Button onClick={onDone}>{t('dashboard:dialog.cancel')}</Button> : null}
          <Button type="submit" loading={busy}>
            {t('applicationDecision:save')}
          </Button>
        </Group>
      </Stack>
      <UnsavedGuard unsaved={isChanged && !busy} onDiscard={() => setTyped(stored)} />
    </form>
  );
}
