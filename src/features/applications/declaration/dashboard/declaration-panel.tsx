import { Button, Checkbox, Paper, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FormFault } from '../../../../dashboard/kit/parts/form-fault.tsx';
import { saveFile } from '../../../../dashboard/kit/parts/save-file.ts';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { loadFile } from '../../../../dashboard/kit/session/load-file.ts';
import type { Application } from '../../desk/schema.ts';
import { REASON_LIMITS } from '../../reveal/schema.ts';
import type { DeclarationRequest } from '../schema.ts';

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
      const path = `/api/applications/${encodeURIComponent(id)}/declaration`;
      const { name, blob } = await loadFile(path, { method: 'POST', body });
      saveFile(name, blob, blob.type);
      toast.success(t('declaration:done'));
      // It is in the timeline now.
      void client.invalidateQueries({ queryKey: ['application', id] });
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
