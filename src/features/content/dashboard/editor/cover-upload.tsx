import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { IconPhotoPlus } from '../../../../ui/tabler-icons/index.ts';
import { acceptOf, MAX_PHOTO_BYTES } from '../../../media/dashboard/shared.ts';
import type { Media } from '../../../media/schema.ts';
import css from './cover.module.css';
import { useUpload } from './use-upload.ts';

interface CoverUploadProps {
  replacing: boolean;
  onUploaded: (media: Media) => void;
}

export function CoverUpload({ replacing, onUploaded }: CoverUploadProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [over, setOver] = useState(false);
  const { upload, start, cancel, retry } = useUpload(onUploaded);
  const megabytes = MAX_PHOTO_BYTES / 2 ** 20;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) start(file);
  };
  const uploading = upload?.state === 'uploading';
  return (
    // Dropping a file is optional; the button inside does the same.
    <Stack
      gap={6}
      className={css.upload}
      data-over={over || undefined}
      data-replacing={replacing || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('image')}
        aria-label={t('media:choose')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) start(file);
        }}
      />
      {uploading ? (
        <>
          <Group justify="space-between" wrap="nowrap">
            <Text truncate>{upload.file.name}</Text>
            <span className="num">{t('media:percent', { percent: upload.percent })}</span>
          </Group>
          <Progress
            value={upload.percent}
            aria-label={t('media:uploading', { name: upload.file.name })}
          />
          <Button size="compact-sm" onClick={cancel}>
            {t('media:cancel')}
          </Button>
        </>
      ) : (
        <>
          <Button
            id="field-cover-mediaId"
            fullWidth
            leftSection={<IconPhotoPlus size={17} stroke={1.6} aria-hidden="true" />}
            aria-describedby={hint}
            onClick={() => input.current?.click()}
          >
            {t(replacing ? 'media:replace' : 'media:choose')}
          </Button>
          <p className="hint" id={hint}>
            {t('media:hint', { megabytes })}
          </p>
        </>
      )}
      {upload?.state === 'failed' ? (
        <Stack gap={6} align="start" role="alert">
          <p className="field-fault">
            {upload.file.name}: {upload.message}
          </p>
          {upload.mayRetry ? (
            <Button size="compact-sm" onClick={retry}>
              {t('dashboard:failure.retry')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
