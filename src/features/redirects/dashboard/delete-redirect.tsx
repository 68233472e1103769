import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../dashboard/kit/parts/delete-dialog.tsx';
import type { Redirect } from '../schema.ts';
import { deleteRedirect, forgetRedirect } from './redirect-calls.ts';

interface DeleteRedirectProps {
  /** Null: the dialog is closed. */
  redirect: Redirect | null;
  onRemoved?: () => void;
  onClose: () => void;
}

export function DeleteRedirect({ redirect, onRemoved, onClose }: DeleteRedirectProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={redirect?.id ?? null}
      action={t('redirects:remove')}
      question={t('redirects:removeQuestion')}
      hint={t('redirects:removeHint')}
      remove={deleteRedirect}
      onRemoved={(id) => {
        onRemoved?.();
        forgetRedirect(client, id);
      }}
      onClose={onClose}
    >
      {redirect?.from}
      <br />
      <span className="soft">{redirect?.to}</span>
    </DeleteDialog>
  );
}
