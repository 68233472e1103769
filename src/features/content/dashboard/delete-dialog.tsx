import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../dashboard/language/language.ts';
import { DeleteDialog } from '../../../dashboard/parts/delete-dialog.tsx';
import { deleteContent, forgetContent } from './content-calls.ts';

interface DeleteContentDialogProps {
  /** What is to be deleted; null keeps the dialog closed. */
  content: { id: string; title: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteContentDialog({ content, onClose, onDeleted }: DeleteContentDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={content?.id ?? null}
      title={t('content:editor.deleteTitle')}
      action={t('content:editor.delete')}
      question={t('content:editor.deleteQuestion')}
      hint={t('content:editor.deleteHint')}
      remove={async (id) => {
        await deleteContent(id);
        return t('content:editor.deleted');
      }}
      onRemoved={(id) => {
        onDeleted?.();
        forgetContent(client, id);
      }}
      onClose={onClose}
    >
      {content?.title}
    </DeleteDialog>
  );
}
