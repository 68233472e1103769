import { Button, Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useText } from '../language/language.ts';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  /** The label of the button that confirms. */
  action: string;
  /** The label of the button that cancels; "Vazgeç" if left out. */
  keep?: string;
  busy?: boolean;
  danger?: boolean;
  /** In px, for more than some sentences. */
  size?: number;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useText();
  const text = useId();
  return (
    <Dialog
      opened={props.opened}
      title={props.title}
      describedBy={text}
      onClose={props.onClose}
      {...(props.size ? { size: props.size } : {})}
    >
      <Stack gap="sm" id={text}>
        {props.children}
      </Stack>
      <DialogActions>
        <Button onClick={props.onClose} data-autofocus>
          {props.keep ?? t('dashboard:dialog.cancel')}
        </Button>
        <Button
          variant="filled"
          {...(props.danger ? { color: 'danger' } : {})}
          loading={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
