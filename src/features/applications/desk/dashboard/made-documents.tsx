import { Button, Checkbox, Paper, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { FormFault } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { reload } from '../../../../dashboard/kit/session/calls.ts';
import { load, saveFile } from '../../../../dashboard/kit/session/load-file.ts';
import { deskRoutes } from '../contract.ts';
import { type DeclarationRequest, revealRoutes } from '../documents/contract.ts';
import { type Application, REASON_LIMITS } from '../schema.ts';

/** The entry declaration as a PDF; users who may see the identity number can have it printed. */
export function DeclarationPanel({ application }: { application: Application }) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, can } = application;
  const [withNumbers, setWithNumbers] = useState(false);
  const [revealReason, setReason] = useState('');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const body: DeclarationRequest = withNumbers ? { revealReason } : {};
      const { name, blob } = await load(revealRoutes.declaration, { params: { id }, body });
      saveFile(name, blob, blob.type);
      toast.success(t('declaration:done'));
      // It is in the timeline now.
      void reload(client, deskRoutes, id);
    },
  });
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="declaration">
      <form noValidate onSubmit={submit}>
        <Stack gap="sm" align="start">
          <h2 id="declaration">{t('declaration:title')}</h2>
          <p className="hint">{t('declaration:hint')}</p>
          {can.reveal ? (
            <Checkbox
              label={t('declaration:withNumbers')}
              description={t('declaration:withNumbersHint')}
              checked={withNumbers}
              onChange={(event) => {
                clearFaults('revealReason');
                setWithNumbers(event.currentTarget.checked);
              }}
            />
          ) : null}
          {withNumbers ? (
            <Textarea
              label={t('declaration:reason')}
              required
              autosize
              w="100%"
              maxLength={REASON_LIMITS.max}
              value={revealReason}
              error={faults.revealReason}
              onChange={(event) => {
                clearFaults('revealReason');
                setReason(event.currentTarget.value);
              }}
            />
          ) : null}
          <FormFault fault={faults.form} />
          <Button type="submit" loading={busy}>
            {t('declaration:download')}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

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
            const input = { params: { id }, body: { revealReason } };
            const { name, blob } = await load(revealRoutes.proof, input);
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
      void reload(client, deskRoutes, id);
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
