import { Box, Group, Modal, Text } from '@mantine/core';
import {
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useText } from '../language/language.ts';
import css from './dialog.module.css';

/** The open dialogs, the one opened last at the end. */
let open: readonly string[] = [];

const listeners = new Set<() => void>();

/** The last focused element: a button that is disabled while it is busy loses the focus. */
let last: HTMLElement | null = null;

document.addEventListener('focusin', ({ target }) => {
  last = target as HTMLElement;
});

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

/** The focused element. For a menu item, which will be removed, the button of its menu. */
function findOpener(): HTMLElement | null {
  const { activeElement, body } = document;
  const active = activeElement === body ? last : (activeElement as HTMLElement | null);
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}

/**
 * Focuses the element that opened the dialog or, if it is disabled, the surrounding dialog or page.
 */
function giveBack(opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
  if (!opener || document.activeElement === opener) return;
  const dialog = opener.closest<HTMLElement>('[role="dialog"]');
  if (dialog?.isConnected) dialog.focus({ preventScroll: true });
  else focusMain();
}

/**
 * Returns the focus when a dialog closes, unless it was moved elsewhere on purpose. The component
 * library does not do this for a dialog opened from a menu or for one that is unmounted at once.
 */
function useFocusReturn(opened: boolean): void {
  // Read during rendering: an effect runs after the menu has left the page.
  const opener = useMemo(() => (opened ? findOpener() : null), [opened]);
  useLayoutEffect(
    () => () => {
      const active = document.activeElement;
      if (active === document.body || active?.closest('[role="dialog"]')) giveBack(opener);
    },
    [opener],
  );
}

function change(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Whether a dialog is the one opened last. The component library closes all open dialogs with one
 * Escape; it must close only the last one, such as the password dialog over another dialog.
 */
export function useIsOnTop(opened: boolean): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!opened) return;
    change([...open, id]);
    return () => change(open.filter((one) => one !== id));
  }, [id, opened]);
  return useSyncExternalStore(subscribe, () => open.at(-1) === id);
}

/** Moves the focus to the main part of the page, if the button that had it was removed. */
export const focusMain = (): void =>
  document.getElementById('main')?.focus({ preventScroll: true });
