import { Button, Paper, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { saveFile } from '../../../../dashboard/kit/parts/save-file.ts';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { loadFile } from '../../../../dashboard/kit/session/load-file.ts';
import type { Application } from '../../desk/schema.ts';
import { REASON_LIMITS } from '../../reveal/schema.ts';
import type { ProofRequest } from '../schema.ts';

/** The proof of the applicant's will as a PDF, for users who may see the identity number. */
export function ProofPanel({ application: { id, can } }: { application: Application }) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  if (!can.reveal) return null;
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="proof">
      <Stack gap="sm" align="start">
        <h2 id="proof">{t('proof:title')}</h2>
        <p className="hint">{t('proof:hint')}</p>
        <Button onClick={() => setAsking(true)}>{t('proof:make')}</Button>
      </Stack>
      <Dialog opened={isAsking} title={t('proof:dialog')} onClose={() => setAsking(false)}>
        <ReasonForm id={id} onClose={() => setAsking(false)} />
      </Dialog>
    </Paper>
  );
}

function ReasonForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const textId = useId();
  const [revealReason, setReason] = useState('');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const body: ProofRequest = { revealReason };
      const path = `/api/applications/${encodeURIComponent(id)}/proof`;
      const { name, blob } = await loadFile(path, { method: 'POST', body });
      saveFile(name, blob, blob.type);
      toast.success(t('proof:done'));
      onClose();
      // It is in the timeline now.
      void client.invalidateQueries({ queryKey: ['application', id] });
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p id={textId}>{t('proof:text')}</p>
        <Textarea
          label={t('proof:reason')}
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
            {t('proof:make')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
