import { Button, Paper } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { saveFile } from '../../../../dashboard/kit/parts/save-file.ts';
import { IconDownload } from '../../../../ui/tabler-icons/index.ts';
import { exportEverything } from '../transfer-calls.ts';

export function ExportPanel() {
  const { t } = useText();
  const heading = useId();
  const stop = useRef<AbortController>(undefined);
  const loading = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      return exportEverything(stop.current.signal);
    },
    onSuccess: ({ name, blob }) => {
      saveFile(name, blob, blob.type);
      toast.success(t('transfer:exported'));
    },
  });
  // Leaving the page stops the download.
  useEffect(() => () => stop.current?.abort(), []);
  return (
    <Paper component="section" withBorder p={20} aria-labelledby={heading}>
      <h2 id={heading}>{t('transfer:export')}</h2>
      <p className="hint">{t('transfer:exportText')}</p>
      <Button
        mt="md"
        leftSection={<IconDownload size={17} stroke={1.6} aria-hidden="true" />}
        loading={loading.isPending}
        onClick={() => loading.mutate()}
      >
        {t('transfer:exportButton')}
      </Button>
      <p role="status" className={loading.isPending ? 'hint' : 'sr-only'}>
        {loading.isPending ? t('transfer:exporting') : ''}
      </p>
      {loading.error ? <FieldFailure error={loading.error} /> : null}
    </Paper>
  );
}
