import { Box, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
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
  /** The id of the text that screen readers read after the title; if left out, none. */
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
  // Modal.Content ignores the attribute, and Modal.Body makes everything in the dialog the description.
  const describe = useCallback(
    (content: HTMLElement | null) => {
      if (describedBy) content?.setAttribute('aria-describedby', describedBy);
    },
    [describedBy],
  );
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
      <Modal.Content ref={describe}>
        <Group justify="space-between" wrap="nowrap" mih={52} ps="md" pe="xs" pt="xs">
          <Modal.Title>{title}</Modal.Title>
          {onClose ? <Modal.CloseButton aria-label={t('dashboard:dialog.close')} /> : null}
        </Group>
        <Box px="md" pt={4} pb="md">
          {children}
        </Box>
      </Modal.Content>
    </Modal.Root>
  );
}

interface DialogActionsProps {
  className?: string | undefined;
  /** They stay in sight while a long dialog scrolls. */
  isSticky?: boolean;
  children: ReactNode;
}

/** The buttons at the bottom of a dialog, the confirming one last. */
export function DialogActions({ className, isSticky = false, children }: DialogActionsProps) {
  return (
    <Group
      className={[className, isSticky && css.sticky].filter(Boolean).join(' ')}
      justify="flex-end"
      gap="xs"
      mt="lg"
    >
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
