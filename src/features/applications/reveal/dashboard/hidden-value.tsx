import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { CopyButton } from '../../../../dashboard/kit/parts/copy-button.tsx';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { MaskedNumber } from '../../desk/dashboard/masked-number.tsx';
import { type HiddenField, REASON_LIMITS, Revealed } from '../schema.ts';

/** A value stays in view for this long. */
const SHOWN_MS = 60_000;
const Reply = z.object({ data: Revealed });

interface HiddenValueProps {
  id: string;
  field: HiddenField;
  /** The name of the field. */
  label: string;
  /** What is shown to everybody. */
  masked: string;
  /** Whether the user may read the value. */
  canReveal: boolean;
}

/** A masked value that an admin can read after giving a reason; it is hidden again after a minute. */
export function HiddenValue({ id, field, label, masked, canReveal }: HiddenValueProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (value !== null)
    return (
      <Group gap={8}>
        <Text span inherit className="num">
          {value}
        </Text>
        <CopyButton value={value} />
        <Button size="compact-sm" variant="subtle" onClick={() => setValue(null)}>
          {t('reveal:hide')}
        </Button>
      </Group>
    );
  return (
    <Group gap={8}>
      <MaskedNumber>{masked}</MaskedNumber>
      {canReveal ? (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('reveal:showLabel', { label })}
          onClick={() => setAsking(true)}
        >
          {t('reveal:show')}
        </Button>
      ) : null}
      <Dialog
        opened={isAsking}
        title={t('reveal:title', { label })}
        onClose={() => setAsking(false)}
      >
        <ReasonForm
          {...{ id, field }}
          onClose={() => setAsking(false)}
          onShown={(shown) => {
            setAsking(false);
            setValue(shown);
          }}
        />
      </Dialog>
    </Group>
  );
}

interface ReasonFormProps extends Pick<HiddenValueProps, 'id' | 'field'> {
  onShown: (value: string) => void;
  onClose: () => void;
}

function ReasonForm({ id, field, onShown, onClose }: ReasonFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const textId = useId();
  const [revealReason, setReason] = useState('');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const body = { field, revealReason };
      const path = `/api/applications/${encodeURIComponent(id)}/reveal`;
      const { data } = Reply.parse(await session.request(path, { method: 'POST', body }));
      onShown(data.value);
      void client.invalidateQueries({ queryKey: ['application', id] });
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p id={textId}>{t('reveal:text')}</p>
        <Textarea
          label={t('reveal:reason')}
          aria-describedby={textId}
          data-autofocus
          autosize
          minRows={2}
          maxLength={REASON_LIMITS.max}
          value={revealReason}
          error={faults.revealReason ?? faults.form}
          onChange={(event) => {
            clearFaults('revealReason');
            setReason(event.currentTarget.value);
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
          <Button type="submit" variant="filled" loading={busy}>
            {t('reveal:show')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
