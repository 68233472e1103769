import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../language/language.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useIsOnTop } from './use-is-on-top.ts';

interface DialogProps {
  opened: boolean;
  title: string;
  /** Without it the dialog has no way out but its own buttons. */
  onClose?: (() => void) | undefined;
  size?: number;
  describedBy?: string;
  children: ReactNode;
}

/** A dialog in the middle of the page. Its head is no `header`, which would be a second banner. */
export function Dialog({ opened, title, onClose, size = 480, describedBy, children }: DialogProps) {
  const { t } = useText();
  useFocusReturn(opened);
  const isOnTop = useIsOnTop(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={() => onClose?.()}
      closeOnClickOutside={onClose !== undefined}
      closeOnEscape={onClose !== undefined && isOnTop}
      returnFocus={false}
      centered
      size={size}
    >
      <Modal.Overlay />
      <Modal.Content aria-describedby={describedBy}>
        <div className="dialog-head">
          <Modal.Title>{title}</Modal.Title>
          {onClose ? <Modal.CloseButton aria-label={t('dashboard:dialog.close')} /> : null}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
