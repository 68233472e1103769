import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconDots } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';

interface RowMenuProps {
  /** The subject of the row. */
  name: string;
  /** -1 in a list whose lines are reached with the arrow keys. */
  tabIndex?: number;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/**
 * The button at the end of a row, with the menu of its actions. A menu costs more to render than
 * the rest of its row, so it is rendered when the button is first pressed.
 */
export function RowMenu({ name, tabIndex = 0, children }: RowMenuProps) {
  const [isUsed, setUsed] = useState(false);
  if (isUsed)
    return (
      <OpenMenu name={name} tabIndex={tabIndex}>
        {children}
      </OpenMenu>
    );
  return (
    <DotsButton
      name={name}
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
    />
  );
}

function OpenMenu({ name, tabIndex, children }: Required<RowMenuProps>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The menu returns the focus to where it was when it opened: not to the button that is gone.
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <DotsButton name={name} tabIndex={tabIndex} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

function DotsButton({
  name,
  ...props
}: { name: string } & ActionIconProps & ComponentProps<'button'>) {
  const { t } = useText();
  return (
    <ActionIcon size={28} aria-label={t('dashboard:list.actionsFor', { name })} {...props}>
      <IconDots size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
