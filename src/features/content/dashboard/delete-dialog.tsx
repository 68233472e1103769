import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/language/language.ts';
import { ConfirmDialog } from '../../../dashboard/parts/confirm-dialog.tsx';
import { deleteContent, forgetContent } from './content-calls.ts';

interface DeleteDialogProps {
  /** What is to be deleted; null keeps the dialog closed. */
  content: { id: string; title: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDialog({ content, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: (id: string) => deleteContent(id),
    onSuccess: (_, id) => {
      toast.success(t('content:editor.deleted'));
      onClose();
      onDeleted?.();
      forgetContent(client, id);
    },
  });
  const close = () => {
    removal.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={content !== null}
      title={t('content:editor.deleteTitle')}
      action={t('content:editor.delete')}
      danger
      busy={removal.isPending}
      onConfirm={() => content && removal.mutate(content.id)}
      onClose={close}
    >
      <p>{t('content:editor.deleteQuestion')}</p>
      <p className="dialog-subject">{content?.title}</p>
      <p className="hint">{t('content:editor.deleteHint')}</p>
      {removal.error ? (
        <p className="field-fault" role="alert">
          {removal.error.message}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
