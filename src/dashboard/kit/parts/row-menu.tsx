import { ActionIcon, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconDots } from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';

interface RowMenuProps {
  /** The subject of the row. */
  name: string;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** The button at the end of a row, with the menu of its actions. */
export function RowMenu({ name, children }: RowMenuProps) {
  const { t } = useText();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('dashboard:list.actionsFor', { name })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
