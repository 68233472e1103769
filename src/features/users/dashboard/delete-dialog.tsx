import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/language/language.ts';
import { ConfirmDialog } from '../../../dashboard/parts/confirm-dialog.tsx';
import { deleteUser, forgetUser } from './user-calls.ts';

interface DeleteDialogProps {
  /** Who is to be deleted; null keeps the dialog closed. */
  user: { id: string; fullName: string; email: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDialog({ user, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: deleteUser,
    onSuccess: (message, id) => {
      toast.success(message);
      onClose();
      onDeleted?.();
      forgetUser(client, id);
    },
  });
  const close = () => {
    removal.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={user !== null}
      title={t('users:delete.title')}
      action={t('users:delete.action')}
      danger
      busy={removal.isPending}
      onConfirm={() => user && removal.mutate(user.id)}
      onClose={close}
    >
      <p>{t('users:delete.question')}</p>
      <p className="dialog-subject">
        {user?.fullName}
        <br />
        <span className="soft">{user?.email}</span>
      </p>
      <p className="hint">{t('users:delete.hint')}</p>
      {removal.error ? (
        <p className="field-fault" role="alert">
          {removal.error.message}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
