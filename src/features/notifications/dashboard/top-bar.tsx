import { ActionIcon, Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { IconAddressBook, IconBell } from '../../../ui/tabler-icons/index.ts';
import { MOST_COUNTED } from '../contract.ts';
import { useLiveNotifications } from './live.ts';
import { notificationList } from './notification-list.ts';
import css from './panel.module.css';

const Contacts = lazy(async () => ({
  default: (await import('./contacts-panel.tsx')).ContactsPanel,
}));

const Notifications = lazy(async () => ({ default: (await import('./bell-panel.tsx')).BellPanel }));

/** The bell of the top bar: how many notifications are unread, and their list. */
export function Bell() {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const unread = useQuery(notificationList).data?.unread ?? 0;
  useLiveNotifications();
  const count = unread >= MOST_COUNTED ? t('notifications:many', { count: unread - 1 }) : unread;
  const label = unread ? t('notifications:openUnread', { count }) : t('notifications:open');
  return (
    <Popover
      width={380}
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
          <IconBell size={20} stroke={1.6} aria-hidden="true" />
          {unread ? (
            <span className={css.count} aria-hidden="true">
              {count}
            </span>
          ) : null}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} className={css.panel}>
        <Suspense>
          <Notifications onLeave={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

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
          <Contacts />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
