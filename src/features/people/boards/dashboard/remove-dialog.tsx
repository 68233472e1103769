import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DialogSubject } from '../../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { call, forget } from '../../../../dashboard/kit/session/calls.ts';
import { OWN_PAGE_LIMITS } from '../../../own-pages/schema.ts';
import { boardRoutes, type StaffBoard } from '../contract.ts';

interface RemoveDialogProps {
  /** Null: the dialog is closed. */
  board: StaffBoard | null;
  onRemoved: () => void;
  onClose: () => void;
}

/** Takes a board away, and asks where its address leads then. */
export function RemoveDialog({ board, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [target, setTarget] = useState('');
  const removing = useMutation({
    mutationFn: ({ id, version }: StaffBoard) =>
      call(boardRoutes.remove, { params: { id }, body: { version, target } }),
    onSuccess({ message }, { id }) {
      toast.success(message);
      onClose();
      onRemoved();
      forget(client, boardRoutes, id);
    },
  });
  const { error } = removing;
  const fault = error instanceof ApiError ? error.fields.target : undefined;
  return (
    <ConfirmDialog
      opened={board !== null}
      question={t('boardsDesk:removeQuestion')}
      action={t('boardsDesk:remove')}
      busy={removing.isPending}
      onConfirm={() => board && removing.mutate(board)}
      onClose={() => {
        removing.reset();
        onClose();
      }}
    >
      <DialogSubject>{board?.name}</DialogSubject>
      <p className="hint">{t('boardsDesk:removeHint')}</p>
      <TextInput
        id="board-target"
        label={t('boardFields:board-target')}
        description={t('boardsDesk:targetHint')}
        autoComplete="off"
        maxLength={OWN_PAGE_LIMITS.target}
        value={target}
        onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        error={fault}
      />
      {error && !fault ? <FieldFailure error={error} /> : null}
    </ConfirmDialog>
  );
}
