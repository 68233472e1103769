import { Button, Checkbox, Radio, Stack, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { load, saveFile } from '../../../../dashboard/kit/session/load-file.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { IconDownload } from '../../../../ui/tabler-icons/index.ts';
import { EXPORT_FORMATS, type ExportFormat, exportRoutes } from '../documents/contract.ts';
import { type Matching, REASON_LIMITS } from '../schema.ts';

/** Exports what the list shows. Only admins see it. */
export function ExportButton({ filter, total }: { filter: Matching; total: number }) {
  const { t } = useText();
  const { can } = useSessionUser();
  const [opened, setOpened] = useState(false);
  if (!can.identityNumbers) return null;
  return (
    <>
      <Button
        leftSection={<IconDownload size={17} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('applicationExport:open')}
      </Button>
      <Dialog opened={opened} title={t('applicationExport:title')} onClose={() => setOpened(false)}>
        <ExportForm filter={filter} total={total} onClose={() => setOpened(false)} />
      </Dialog>
    </>
  );
}

interface ExportFormProps {
  filter: Matching;
  total: number;
  onClose: () => void;
}

/** Closing it stops the export. */
function ExportForm({ filter, total, onClose }: ExportFormProps) {
  const { t, locale } = useText();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [withNumbers, setWithNumbers] = useState(false);
  const [reason, setReason] = useState('');
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      stop.current = new AbortController();
      const body = { format, withNumbers, reason, filter };
      const { signal } = stop.current;
      const { name, blob } = await load(exportRoutes.export, { body }, { signal });
      saveFile(name, blob, blob.type);
      toast.success(t('applicationExport:done'));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <p>{t('applicationExport:count', { count: total, number: formatNumber(locale, total) })}</p>
        <p className="hint">{t('applicationExport:hint')}</p>
        <Radio.Group
          label={t('applicationExport:format')}
          value={format}
          onChange={(value) => setFormat(value as ExportFormat)}
        >
          <Stack gap="xs" mt="xs">
            {EXPORT_FORMATS.map((one) => (
              <Radio key={one} value={one} label={t(`applicationExport:${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Checkbox
          label={t('applicationExport:withNumbers')}
          description={t('applicationExport:withNumbersHint')}
          checked={withNumbers}
          onChange={(event) => setWithNumbers(event.currentTarget.checked)}
        />
        <Textarea
          label={t('applicationExport:reason')}
          data-autofocus
          required
          autosize
          minRows={2}
          maxLength={REASON_LIMITS.max}
          value={reason}
          error={faults.reason ?? faults.form}
          onChange={(event) => {
            clearFaults('reason');
            setReason(event.currentTarget.value);
          }}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
          <Button type="submit" variant="filled" loading={busy}>
            {t('applicationExport:open')}
          </Button>
        </DialogActions>
        <p className="sr-only" role="status">
          {busy ? t('applicationExport:busy') : ''}
        </p>
      </Stack>
    </form>
  );
}
