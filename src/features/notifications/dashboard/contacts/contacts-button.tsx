import { ActionIcon, Popover } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { IconAddressBook } from '../../../../ui/tabler-icons/index.ts';
import css from '../panel.module.css';

const Panel = lazy(async () => ({ default: (await import('./contacts-panel.tsx')).ContactsPanel }));

/** Opens the list of colleagues. */
export function ContactsButton() {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const label = t('notifications:contacts.open');
  return (
    <Popover
      width={320}
      position="bottom-end"
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={css.button}
          aria-label={label}
          title={label}
          onClick={() => setOpened(!opened)}
        >
          <IconAddressBook size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} className={css.panel}>
        <Suspense>
          <Panel />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
