import { Button, Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useText } from '../language/language.ts';
import { Dialog, DialogActions } from './dialog.tsx';

/** A deletion always has the same title, "Are you sure?", and the question says what is deleted. */
type Asked = { title: string; danger?: boolean } | { question: ReactNode };

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

export function ConfirmDialog(props: CommonProps & Asked) {
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
