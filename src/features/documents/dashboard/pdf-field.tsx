import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { send } from '../../../dashboard/kit/session/send-file.ts';
import { useFileSend } from '../../../dashboard/kit/session/use-file-send.ts';
import { FILE_TYPES, MAX_FILE_BYTES, mediaPath } from '../../media/schema.ts';
import { type Draft, type DraftFile, documentRoutes } from '../contract.ts';
import type { DocumentId } from '../schema.ts';
import { reloadDocument } from './parts.tsx';
import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { formatBytes } from '../../../platform/i18n/format.ts';
import { IconUpload } from '../../../ui/tabler-icons/index.ts';
import css from './form.module.css';
import { IDS } from './use-draft-form.ts';

/** The upload of the PDF of a draft. */
export function usePdfUpload(id: DocumentId, draft: Draft, onUploaded: (draft: Draft) => void) {
  const { t } = useText();
  const client = useQueryClient();
  const upload = useFileSend({
    maxBytes: MAX_FILE_BYTES,
    tooLarge: t('documentsDesk:tooLarge', { megabytes: MAX_FILE_BYTES / 2 ** 20 }),
    send: (file, signal, onProgress) =>
      send(
        documentRoutes.uploadPdf,
        { params: { id }, query: { version: draft.version } },
        file,
        signal,
        onProgress,
      ),
    onSent({ data, message }) {
      toast.success(message);
      reloadDocument(client, id);
      onUploaded(data);
    },
  });
  return { ...upload, isRunning: upload.running !== null };
}

type PdfUpload = ReturnType<typeof usePdfUpload>;

interface PdfFieldProps {
  file: DraftFile | null;
  upload: PdfUpload;
  /** Why publishing was refused. */
  fault: string | undefined;
}

/** The PDF of a draft: its first page and its data, and another one in its place. */
export function PdfField({ file, upload, fault }: PdfFieldProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const { running, failed } = upload;
  const message = failed?.message ?? (running ? undefined : fault);
  return (
    <Stack
      className={css.pdf}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped) upload.start(dropped);
      }}
    >
      {file ? <PresentFile file={file} /> : null}
      <input
        ref={input}
        type="file"
        hidden
        accept={`.pdf,${FILE_TYPES.pdf}`}
        aria-label={t('documentsDesk:choose')}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) upload.start(chosen);
          event.currentTarget.value = '';
        }}
      />
      <div className={css.pdfActions}>
        {running ? (
          <>
            <Group justify="space-between" wrap="nowrap">
              <Text truncate role="status">
                {t(running.percent === 100 ? 'documentsDesk:reading' : 'documentsDesk:uploading', {
                  name: running.name,
                  percent: running.percent,
                })}
              </Text>
              <Button size="compact-sm" onClick={upload.stop}>
                {t('dashboard:dialog.cancel')}
              </Button>
            </Group>
            <Progress
              value={running.percent}
              aria-label={t('documentsDesk:progress', { name: running.name })}
            />
          </>
        ) : (
          <Group gap="8px 16px">
            <Button
              id={IDS.file}
              leftSection={<IconUpload size={17} stroke={1.6} aria-hidden="true" />}
              aria-describedby={`${IDS.file}-hint${message ? ` ${IDS.file}-fault` : ''}`}
              onClick={() => input.current?.click()}
            >
              {t(file ? 'documentsDesk:replace' : 'documentsDesk:choose')}
            </Button>
            <p className="hint" id={`${IDS.file}-hint`}>
              {t('documentsDesk:fileHint', { megabytes: MAX_FILE_BYTES / 2 ** 20 })}
            </p>
          </Group>
        )}
        {message ? (
          <p className="field-fault" id={`${IDS.file}-fault`} role="alert">
            {message}{' '}
            {failed?.mayRetry ? (
              <Button size="compact-sm" onClick={upload.retry}>
                {t('dashboard:failure.retry')}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
    </Stack>
  );
}

function PresentFile({ file: { name, pages, bytes, checksum, cover } }: { file: DraftFile }) {
  const { t, locale } = useText();
  const width = cover?.widths[0];
  return (
    <div className={css.present}>
      {cover && width ? (
        <img
          className={css.cover}
          src={mediaPath(cover.mediaId, width, 'webp')}
          alt={t('documentsDesk:firstPage')}
          width={cover.width}
          height={cover.height}
        />
      ) : null}
      <div>
        <Text fw={550} className={css.fileName}>
          {name}
        </Text>
        <Text c="dimmed" size="sm">
          {t('documentsDesk:pages', { count: pages })} ·{' '}
          {t('documentsDesk:pdfOf', { size: formatBytes(locale, bytes) })}
        </Text>
        <Text c="dimmed" className={css.hash}>
          {t('documentsDesk:checksum')}: <code>{checksum}</code>
        </Text>
      </div>
    </div>
  );
}
