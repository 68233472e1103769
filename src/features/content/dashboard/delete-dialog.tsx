import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { ToastAction } from '../../../dashboard/kit/parts/toast-action.tsx';
import { call, forget, reload } from '../../../dashboard/kit/session/calls.ts';
import { contentRoutes } from '../contract.ts';
import { deskRoutes } from '../desk/contract.ts';
import type { Content } from '../schema.ts';
import { newerContent, rememberContent } from './content-queries.ts';

interface DeleteContentDialogProps {
  /** The content to delete, in the version that was shown; null closes the dialog. */
  content: { id: string; title: string; version: number } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteContentDialog({ content, onClose, onDeleted }: DeleteContentDialogProps) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const recover = useRecover();
  /** The newer version on the server, after the server refused to delete an older one. */
  const [newer, setNewer] = useState<Content | null>(null);
  const subject = newer ?? content;
  const explain = (error: Error) => {
    const current = newerContent(error);
    return current
      ? t('content:editor.deleteConflict', {
          who: current.savedBy ?? t('content:editor.someone'),
          when: fullMoment(locale, new Date(current.updatedAt)),
        })
      : undefined;
  };
  return (
    <DeleteDialog
      id={content?.id ?? null}
      action={t(newer ? 'content:editor.deleteNewer' : 'content:editor.delete')}
      question={t('content:editor.deleteTitle')}
      hint={t('content:editor.deleteHint')}
      messageMs={10_000}
      remove={async (id) => {
        if (subject) {
          const query = { version: subject.version };
          await call(contentRoutes.delete, { params: { id }, query });
        }
        return (
          <ToastAction label={t('content:lists.bulk.undo')} onClick={() => recover.mutate(id)}>
            {t('content:lists.trashed')}
          </ToastAction>
        );
      }}
      onRefused={(error) => {
        const current = newerContent(error);
        if (!current) return;
        rememberContent(client, current);
        setNewer(current);
      }}
      explain={explain}
      onRemoved={(id) => {
        setNewer(null);
        onDeleted?.();
        forget(client, contentRoutes, id);
      }}
      onClose={() => {
        setNewer(null);
        onClose();
      }}
    >
      {subject?.title}
    </DeleteDialog>
  );
}

/** Takes a content out of the trash, and says so. */
export function useRecover() {
  const { t } = useText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deskRoutes.recover, { params: { id } }),
    onSuccess: () => void toast.success(t('content:lists.trashList.restored')),
    onError: showFailure,
    onSettled: () => void reload(client, contentRoutes),
  });
}
