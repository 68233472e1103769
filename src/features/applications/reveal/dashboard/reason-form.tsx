import { Button, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { REASON_LIMITS } from '../schema.ts';

interface ReasonFormProps {
  /** Of the application; its timeline will show that its data were read. */
  id: string;
  text: string;
  label: string;
  submitLabel: string;
  send: (revealReason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why hidden data are read, in a dialog. */
export function ReasonForm({ id, text, label, submitLabel, send, onClose }: ReasonFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const textId = useId();
  const [revealReason, setReason] = useState('');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      await send(revealReason);
      void client.invalidateQueries({ queryKey: ['application', id] });
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p id={textId}>{text}</p>
        <Textarea
          label={label}
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
            {submitLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
