import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { ConfirmDialog, DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DialogSubject } from '../../../dashboard/kit/parts/dialog.tsx';
import { ApiError } from '../../../dashboard/kit/session/api-error.ts';
import { call, readInLanguage, reload } from '../../../dashboard/kit/session/calls.ts';
import { send } from '../../../dashboard/kit/session/send-file.ts';
import { IconReplace, IconTrash } from '../../../ui/tabler-icons/index.ts';
import { mediaRoutes } from '../contract.ts';
import type { MediaDetails } from '../schema.ts';
import { mediaList } from './media-list.ts';
import { acceptOf, refusalOf } from './uploads/files.ts';
import { type Step, sendPrepared } from './uploads/use-uploads.ts';

/** Deletes it; the button explains why it cannot while something uses it. */
export function DeleteMedia({ media }: { media: MediaDetails }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const why = useId();
  const [deleting, setDeleting] = useState<string | null>(null);
  const isUsed = media.uses.length > 0;
  return (
    <>
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} stroke={1.6} aria-hidden="true" />}
        data-disabled={isUsed || undefined}
        aria-disabled={isUsed || undefined}
        aria-describedby={isUsed ? why : undefined}
        title={isUsed ? t('media:details.usedHint') : undefined}
        onClick={() => !isUsed && setDeleting(media.id)}
      >
        {t('media:details.delete')}
      </Button>
      <span id={why} className="sr-only">
        {t('media:details.usedHint')}
      </span>
      <DeleteDialog
        id={deleting}
        action={t('media:details.delete')}
        question={t('media:details.deleteQuestion')}
        hint={t('media:details.deleteHint')}
        remove={async (id) => (await call(mediaRoutes.delete, { params: { id } })).message}
        onRemoved={() => {
          void reload(client, mediaRoutes, 'list');
          void navigate(mediaList.lastAddress(), { state: { saved: true } });
        }}
        onClose={() => setDeleting(null)}
      >
        {media.name}
      </DeleteDialog>
    </>
  );
}

const NOT_SENT = { percent: 0, step: 'waiting' } as const;

interface ReplaceMediaProps {
  media: MediaDetails;
  /** There are unsaved changes, which would be lost. */
  isBlocked: boolean;
}

/** Puts another file in its place: chooses it, and asks before everything that uses it changes. */
export function ReplaceMedia({ media, isBlocked }: ReplaceMediaProps) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const why = useId();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<{ percent: number; step: Step }>(NOT_SENT);
  const stop = useRef<AbortController>(undefined);
  const replacing = useMutation({
    mutationFn: async (chosen: File) => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      const input = { params: { id: media.id } };
      const show = (percent: number, step: Step) => setProgress({ percent, step });
      return sendPrepared(chosen, signal, show, (fitting, onBytes) =>
        send(mediaRoutes.replace, input, fitting, signal, onBytes),
      );
    },
    onSuccess({ data, message }) {
      toast.success(message);
      setFile(null);
      client.setQueryData(
        readInLanguage(mediaRoutes.get, { params: { id: data.id } }).queryKey,
        data,
      );
      void reload(client, mediaRoutes, 'list');
      void navigate(`/dashboard/media/${data.id}`, { replace: true });
    },
  });
  const { error } = replacing;
  const fault = (error instanceof ApiError && error.fields.file) || error?.message;
  const refusal = file && refusalOf(t, file, media.kind);
  const close = () => {
    stop.current?.abort();
    replacing.reset();
    setFile(null);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(media.kind)}
        aria-label={t('media:details.replace')}
        onChange={(event) => {
          setProgress(NOT_SENT);
          setFile(event.currentTarget.files?.[0] ?? null);
          event.currentTarget.value = '';
        }}
      />
      <Button
        leftSection={<IconReplace size={16} stroke={1.6} aria-hidden="true" />}
        data-disabled={isBlocked || undefined}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? why : undefined}
        title={isBlocked ? t('media:details.saveFirst') : undefined}
        onClick={() => !isBlocked && input.current?.click()}
      >
        {t('media:details.replace')}
      </Button>
      <span id={why} className="sr-only">
        {t('media:details.saveFirst')}
      </span>
      <ConfirmDialog
        opened={file !== null}
        title={t('media:details.replaceTitle')}
        action={t('media:details.replaceAction')}
        busy={replacing.isPending}
        onConfirm={() => file && !refusal && replacing.mutate(file)}
        onClose={close}
      >
        <p>{t('media:details.replaceText', { count: media.uses.length })}</p>
        <DialogSubject>{file?.name}</DialogSubject>
        {replacing.isPending ? (
          <p role="status">{t(`media:upload.${progress.step}`, { percent: progress.percent })}</p>
        ) : null}
        {refusal || fault ? (
          <p className="field-fault" role="alert">
            {refusal ?? fault}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
