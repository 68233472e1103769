import { Button, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import { saveFile } from '../../../../dashboard/kit/parts/save-file.ts';
import { loadFile } from '../../../../dashboard/kit/session/load-file.ts';
import type { Application } from '../../desk/schema.ts';
import { ReasonForm } from '../../reveal/dashboard/reason-form.tsx';
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
        <ReasonForm
          id={id}
          text={t('proof:text')}
          label={t('proof:reason')}
          submitLabel={t('proof:make')}
          send={async (revealReason) => {
            const body: ProofRequest = { revealReason };
            const path = `/api/applications/${encodeURIComponent(id)}/proof`;
            const { name, blob } = await loadFile(path, { method: 'POST', body });
            saveFile(name, blob, blob.type);
            toast.success(t('proof:done'));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </Paper>
  );
}
