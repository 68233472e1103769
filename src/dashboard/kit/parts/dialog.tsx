import { Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../language/language.ts';
import css from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useIsOnTop } from './use-is-on-top.ts';

interface DialogProps {
  opened: boolean;
  title: string;
  /** If left out, the dialog can only be closed with its own buttons. */
  onClose?: (() => void) | undefined;
  size?: number;
  describedBy?: string;
  children: ReactNode;
}

/**
 * A dialog in the middle of the page. Its head is not a `header`, which would be a second banner.
 */
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
        <Group justify="space-between" wrap="nowrap" mih={52} ps="md" pe="xs" pt="xs">
          <Modal.Title>{title}</Modal.Title>
          {onClose ? <Modal.CloseButton aria-label={t('dashboard:dialog.close')} /> : null}
        </Group>
        <Modal.Body pt={4}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface DialogActionsProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The buttons at the bottom of a dialog, the confirming one last. */
export function DialogActions({ className, children }: DialogActionsProps) {
  return (
    <Group className={className} justify="flex-end" gap="xs" mt="lg">
      {children}
    </Group>
  );
}

/** Names the subject of the dialog. */
export function DialogSubject({ children }: { children: ReactNode }) {
  return (
    <Text fw={550} ps="sm" className={css.subject}>
      {children}
    </Text>
  );
}
