import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../language/language.ts';
import { Dialog, DialogActions, DialogSubject, focusMain } from './dialog.tsx';
import { FieldFailure } from './failure.tsx';

/** A deletion always has the same title, "Are you sure?", and the question says what is deleted. */
type Question = { title: string; danger?: boolean } | { question: ReactNode };

interface CommonProps {
  opened: boolean;
  children?: ReactNode;
  /** The label of the button that confirms. */
  action: string;
  /** The label of the button that cancels; "Vazgeç" if left out. */
  keep?: string;
  busy?: boolean;
  /** In px, for more than some sentences. */
  size?: number;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: CommonProps & Question) {
  const { t } = useText();
  const text = useId();
  const isDeletion = 'question' in props;
  return (
    <Dialog
      opened={props.opened}
      title={isDeletion ? t('dashboard:dialog.sure') : props.title}
      describedBy={text}
      onClose={props.onClose}
      {...(props.size ? { size: props.size } : {})}
    >
      <Stack gap="sm" id={text}>
        {isDeletion ? <p>{props.question}</p> : null}
        {props.children}
      </Stack>
      <DialogActions>
        <Button onClick={props.onClose} data-autofocus>
          {props.keep ?? t('dashboard:dialog.cancel')}
        </Button>
        <Button
          variant="filled"
          {...(isDeletion || props.danger ? { color: 'danger' } : {})}
          loading={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

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
