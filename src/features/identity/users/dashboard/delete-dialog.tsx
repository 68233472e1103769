import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { deleteUser, forgetUser } from './user-calls.ts';

interface DeleteUserDialogProps {
  /** The user to delete; null keeps the dialog closed. */
  user: { id: string; fullName: string; email: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={user?.id ?? null}
      action={t('users:delete.action')}
      question={t('users:delete.question')}
      hint={t('users:delete.hint')}
      remove={deleteUser}
      onRemoved={(id) => {
        onDeleted?.();
        forgetUser(client, id);
      }}
      onClose={onClose}
    >
      {user?.fullName}
      <br />
      <span className="soft">{user?.email}</span>
    </DeleteDialog>
  );
}
