import { Button, Checkbox, Radio, Stack, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { saveFile } from '../../../../dashboard/kit/parts/save-file.ts';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Matching } from '../../desk/schema.ts';
import { REASON_LIMITS } from '../../reveal/schema.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../schema.ts';
import { exportApplications } from './export-call.ts';

interface ExportFormProps {
  filter: Matching;
  total: number;
  onClose: () => void;
}

/** Closing it stops the export. */
export function ExportForm({ filter, total, onClose }: ExportFormProps) {
  const { t, locale } = useText();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [withNumbers, setWithNumbers] = useState(false);
  const [reason, setReason] = useState('');
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      stop.current = new AbortController();
      const request = { format, withNumbers, reason, filter };
      const { name, blob } = await exportApplications(request, stop.current.signal);
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
