import { Button, Flex, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { FormFault } from '../../../../dashboard/kit/failure-note.tsx';
import { DayField } from '../../../../dashboard/kit/form/day-field.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { explainConflict } from '../../../../dashboard/kit/parts/explain-conflict.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { type Faults, useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import { deskRoutes } from '../contract.ts';
import { Application, DECISION_LIMITS, REASON_LIMITS } from '../schema.ts';
import { rememberApplication } from './after-change.tsx';

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
      const { data, message } = await call(deskRoutes.saveDecision, {
        params: { id },
        body: { ...typed, ...(isCorrection && { correctionReason }), version },
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

/** As they are typed; empty if they are not known. */
interface TypedDecision {
  decisionNumber: string;
  decisionDate: string;
}

/** Only what was typed: the server requires the rest. */
export const sentDecision = ({ decisionNumber, decisionDate }: TypedDecision) => ({
  ...(decisionNumber.trim() && { decisionNumber: decisionNumber.trim() }),
  ...(decisionDate && { decisionDate }),
});

interface DecisionFieldsProps {
  value: TypedDecision;
  faults: Faults;
  required: boolean;
  onChange: (changed: Partial<TypedDecision>) => void;
}

/** The number and the day of the board's decision. */
export function DecisionFields({ value, faults, required, onChange }: DecisionFieldsProps) {
  const { t } = useText();
  return (
    <Flex gap="sm" wrap="wrap">
      <TextInput
        flex="1 1 150px"
        label={t('applicationDecision:number')}
        placeholder={t('applicationDecision:numberHint')}
        required={required}
        maxLength={DECISION_LIMITS.number}
        value={value.decisionNumber}
        error={faults.decisionNumber}
        onChange={(event) => onChange({ decisionNumber: event.currentTarget.value })}
      />
      <DayField
        flex="1 1 150px"
        label={t('applicationDecision:date')}
        required={required}
        max={dayInIstanbul(new Date())}
        value={value.decisionDate}
        error={faults.decisionDate}
        onChange={(decisionDate) => onChange({ decisionDate })}
      />
    </Flex>
  );
}

interface MessageFieldProps {
  application: Application;
  /** The status that the message is about. */
  status: 'reddedildi' | 'missingInformation' | 'inReview';
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** What the applicant reads. */
export function MessageField({ application, status, value, error, onChange }: MessageFieldProps) {
  const { t } = useText();
  const { locale } = application;
  const language = t('applicationDecision:messageLanguage', {
    language: t(`applicationPage:locales.${locale}`),
  });
  return (
    <Textarea
      label={t('applicationDecision:message')}
      description={[t(`applicationDecision:messageHint.${status}`), locale !== 'tr' && language]
        .filter(Boolean)
        .join(' ')}
      required={status !== 'missingInformation'}
      autosize
      minRows={3}
      maxLength={DECISION_LIMITS.message}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface ReasonFieldProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Why something that was decided is corrected. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const { t } = useText();
  return (
    <Textarea
      label={t('applicationDecision:reason')}
      description={t('applicationDecision:reasonHint')}
      required
      autosize
      minRows={2}
      maxLength={REASON_LIMITS.max}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
