import {
  ActionIcon,
  Button,
  FileButton,
  Group,
  NativeSelect,
  Paper,
  Stack,
  Text,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { load, saveFile } from '../../../../dashboard/kit/session/load-file.ts';
import { send as sendFile } from '../../../../dashboard/kit/session/send-file.ts';
import { formatBytes } from '../../../../platform/i18n/format.ts';
import { IconDownload, IconTrash } from '../../../../ui/tabler-icons/index.ts';
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type Attachment,
  type AttachmentKind,
  attachmentRoutes,
} from '../documents/contract.ts';
import css from './attachments.module.css';

/** The files of an application. */
export function AttachmentsPanel({ applicationId }: { applicationId: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(
    read(attachmentRoutes.list, { params: { id: applicationId } }),
  );
  const [removing, setRemoving] = useState<Attachment | null>(null);
  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="attachments">
      <Stack gap="sm">
        <h2 id="attachments">
          {t('attachments:title')}{' '}
          <Text span c="dimmed" size="sm">
            {t('attachments:hint')}
          </Text>
        </h2>
        {error ? (
          <Stack align="start" gap="xs" role="alert">
            <p>{t('attachments:failed')}</p>
            <Button size="compact-sm" loading={isFetching} onClick={() => refetch()}>
              {t('dashboard:failure.retry')}
            </Button>
          </Stack>
        ) : null}
        {data?.length === 0 ? <Text c="dimmed">{t('attachments:none')}</Text> : null}
        {data?.length ? (
          <ul role="list" className={css.list}>
            {data.map((file) => (
              <AttachmentRow
                key={file.id}
                applicationId={applicationId}
                file={file}
                onRemove={() => setRemoving(file)}
              />
            ))}
          </ul>
        ) : null}
        <UploadForm applicationId={applicationId} />
        <p className="hint">{t('attachments:recorded')}</p>
      </Stack>
      <DeleteDialog
        id={removing?.id ?? null}
        action={t('attachments:remove')}
        question={t('attachments:removeText')}
        hint={t('attachments:removeHint')}
        remove={async (attachmentId) => {
          const params = { id: applicationId, attachmentId };
          return (await call(attachmentRoutes.remove, { params })).message;
        }}
        onRemoved={() => void reload(client, attachmentRoutes, applicationId)}
        onClose={() => setRemoving(null)}
      >
        {removing?.name}
      </DeleteDialog>
    </Paper>
  );
}

interface AttachmentRowProps {
  applicationId: string;
  file: Attachment;
  onRemove: () => void;
}

function AttachmentRow({ applicationId, file, onRemove }: AttachmentRowProps) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const { id, name, kind, size, createdAt, addedBy, canOpen } = file;
  const download = useMutation({
    mutationFn: () =>
      load(attachmentRoutes.open, { params: { id: applicationId, attachmentId: id } }),
    onSuccess: ({ blob }) => saveFile(name, blob, file.type),
    // It is in the timeline now.
    onSettled: () => reload(client, attachmentRoutes, applicationId),
  });
  return (
    <li className={css.row}>
      <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
        <div className={css.name}>
          <p>{name}</p>
          <Text size="sm" c="dimmed">
            {t(`attachments:kinds.${kind}`)}, {formatBytes(locale, size)}
          </Text>
          <Text size="sm" c="dimmed">
            {addedBy?.name ?? t('attachments:formerUser')}, <Moment at={createdAt} />
          </Text>
          {canOpen ? null : <p className="hint">{t('attachments:adminsOpen')}</p>}
        </div>
        <Group gap={4} wrap="nowrap">
          {canOpen ? (
            <ActionIcon
              aria-label={t('attachments:downloadLabel', { name })}
              title={t('attachments:download')}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              <IconDownload size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          ) : null}
          <ActionIcon
            aria-label={t('attachments:removeLabel', { name })}
            title={t('attachments:remove')}
            onClick={onRemove}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Group>
      </Group>
      {download.error ? <FieldFailure error={download.error} /> : null}
    </li>
  );
}

/** Adds a file: its kind is chosen first, then it is sent at once, with its progress. */
function UploadForm({ applicationId }: { applicationId: string }) {
  const { t } = useText();
  const [kind, setKind] = useState<AttachmentKind>('declaration');
  const { sending, fault, send, cancel } = useUpload(applicationId);
  const rules = t('attachments:rules', { megabytes: ATTACHMENT_LIMITS.bytes / 2 ** 20 });
  return (
    <Stack gap="xs">
      <Group align="end" gap="xs">
        <NativeSelect
          label={t('attachments:kind')}
          flex="1 1 12rem"
          value={kind}
          data={ATTACHMENT_KINDS.map((value) => ({
            value,
            label: t(`attachments:kinds.${value}`),
          }))}
          onChange={(event) => setKind(event.currentTarget.value as AttachmentKind)}
        />
        <FileButton
          accept={Object.keys(ATTACHMENT_TYPES).join(',')}
          onChange={(file) => file && void send(kind, file)}
        >
          {(props) => (
            <Button {...props} disabled={sending !== null}>
              {t('attachments:choose')}
            </Button>
          )}
        </FileButton>
      </Group>
      <p className="hint">{rules}</p>
      {sending ? (
        <Group gap="xs" wrap="nowrap">
          <progress
            max={100}
            value={sending.percent}
            aria-label={t('attachments:sending', { name: sending.name })}
          />
          <Button size="compact-sm" onClick={cancel}>
            {t('attachments:cancel')}
          </Button>
        </Group>
      ) : null}
      {fault ? (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      ) : null}
    </Stack>
  );
}

/** One upload at a time; it is stopped when the page is left. */
function useUpload(applicationId: string) {
  const client = useQueryClient();
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(kind: AttachmentKind, file: File) {
    const controller = new AbortController();
    stop.current = controller;
    setFault(null);
    setSending({ name: file.name, percent: 0 });
    try {
      const show = (percent: number) => setSending({ name: file.name, percent });
      const { signal } = controller;
      const input = { params: { id: applicationId }, query: { kind } };
      const { message } = await sendFile(attachmentRoutes.add, input, file, signal, show);
      toast.success(message);
    } catch (error) {
      if (!controller.signal.aborted) setFault(messageOf(error));
    } finally {
      setSending(null);
      void reload(client, attachmentRoutes, applicationId);
    }
  }

  return { sending, fault, send, cancel: () => stop.current?.abort() };
}

const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.fields.file ?? error.message;
  throw error;
};
