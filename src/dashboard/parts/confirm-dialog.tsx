import { Button, Modal } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useText } from '../language/language.ts';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  /** The word on the button that does it. */
  action: string;
  /** The word on the button that does not; "Vazgeç" unless told. */
  keep?: string;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useText();
  const text = useId();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      centered
      closeButtonProps={{ 'aria-label': t('dashboard:dialog.close') }}
      aria-describedby={text}
    >
      <div className="dialog-text" id={text}>
        {props.children}
      </div>
      <div className="dialog-actions">
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
      </div>
    </Modal>
  );
}
