import { Button, Group, Paper, Progress } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError, ShownError } from '../../../../dashboard/kit/session/api-error.ts';
import { IconUpload } from '../../../../ui/tabler-icons/index.ts';
import { MAX_IMPORT_BYTES } from '../../schema.ts';
import { keepImport, uploadImport } from '../transfer-calls.ts';

const MEGABYTE = 2 ** 20;

/** Chooses and uploads a file; the page of its import opens when it has arrived. */
export function UploadPanel() {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined);
  const heading = useId();
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setPercent(0);
      if (file.size > MAX_IMPORT_BYTES) {
        const megabytes = MAX_IMPORT_BYTES / MEGABYTE;
        throw new ShownError(t('transfer:tooLarge', { megabytes }));
      }
      stop.current = new AbortController();
      return uploadImport(file, stop.current.signal, setPercent);
    },
    onSuccess({ data, message }) {
      toast.success(message);
      keepImport(client, data);
      void navigate(`/dashboard/admin/transfer/${data.id}`);
    },
  });
  useEffect(() => () => stop.current?.abort(), []);
  const { error } = upload;
  const isCancelled = stop.current?.signal.aborted === true;
  const fault = (error instanceof ApiError && error.fields.file) || (error && messageOf(error));
  return (
    <Paper component="section" withBorder p={20} aria-labelledby={heading}>
      <h2 id={heading}>{t('transfer:import')}</h2>
      <p className="hint">{t('transfer:lead')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.json,.zip,application/xml,text/xml,application/json,application/zip"
        aria-label={t('transfer:upload')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) upload.mutate(file);
        }}
      />
      {upload.isPending ? (
        <>
          <Progress value={percent} mt="md" aria-hidden="true" />
          <Group justify="space-between" mt="xs">
            <p role="status">{t('transfer:uploading', { percent })}</p>
            <Button size="compact-sm" onClick={() => stop.current?.abort()}>
              {t('dashboard:dialog.cancel')}
            </Button>
          </Group>
        </>
      ) : (
        <Button
          mt="md"
          variant="filled"
          leftSection={<IconUpload size={17} stroke={1.6} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('transfer:upload')}
        </Button>
      )}
      {fault && !isCancelled ? (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      ) : null}
    </Paper>
  );
}
