import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DialogSubject } from '../../../../dashboard/kit/parts/dialog.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { IconReplace } from '../../../../ui/tabler-icons/index.ts';
import type { MediaDetails } from '../../schema.ts';
import { oneMedia, reloadMedia, replaceMedia } from '../media-calls.ts';
import { acceptOf, refusalOf } from '../uploads/check-file.ts';

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
  const [percent, setPercent] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const replacing = useMutation({
    mutationFn: (chosen: File) => {
      stop.current = new AbortController();
      return replaceMedia(media.id, chosen, stop.current.signal, setPercent);
    },
    onSuccess({ data, message }) {
      toast.success(message);
      setFile(null);
      client.setQueryData(oneMedia(data.id).queryKey, data);
      void reloadMedia(client);
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
          setPercent(0);
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
        {replacing.isPending ? <p role="status">{t('media:upload.percent', { percent })}</p> : null}
        {refusal || fault ? (
          <p className="field-fault" role="alert">
            {refusal ?? fault}
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
