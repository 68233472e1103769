import { useMutation } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { focusMain } from '../page/focus-main.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogSubject } from './dialog.tsx';
import { FieldFailure } from './failure.tsx';

interface DeleteDialogProps {
  /** The record to delete; null: the dialog is closed. */
  id: string | null;
  action: string;
  /** What will be deleted, as a sentence. */
  question: string;
  hint: string;
  /** The text that names what will be deleted. */
  children: ReactNode;
  /** Resolves with the message to show afterwards. */
  remove: (id: string) => Promise<string | ReactElement>;
  /** How long the message stays, in ms; the usual time if left out. */
  messageMs?: number;
  onRemoved: (id: string) => void;
  onRefused?: (error: Error) => void;
  /** The message for a refusal, instead of the server's own. */
  explain?: (error: Error) => string | undefined;
  onClose: () => void;
}

/** Asks the user to confirm a deletion; a refusal is shown in the dialog. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { id, onClose } = props;
  const removal = useMutation({
    mutationFn: props.remove,
    onSuccess: (message, removed) => {
      toast.success(message, props.messageMs ? { duration: props.messageMs } : {});
      // The button that opened the dialog is removed together with its row.
      focusMain();
      onClose();
      props.onRemoved(removed);
    },
    onError: props.onRefused,
  });
  const close = () => {
    removal.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={id !== null}
      question={props.question}
      action={props.action}
      busy={removal.isPending}
      onConfirm={() => id !== null && removal.mutate(id)}
      onClose={close}
    >
      <DialogSubject>{props.children}</DialogSubject>
      <p className="hint">{props.hint}</p>
      {removal.error ? (
        <FieldFailure error={removal.error} instead={props.explain?.(removal.error)} />
      ) : null}
    </ConfirmDialog>
  );
}
