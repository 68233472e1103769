import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { timeAgo } from '../../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { IconX } from '../../../../ui/tabler-icons/index.ts';
import type { NotificationEntry } from '../../schema.ts';
import { markEntry, removeEntry } from '../notification-calls.ts';
import css from '../panel.module.css';
import { sentenceOf } from './sentence.ts';

interface EntryRowProps {
  entry: NotificationEntry;
  onLeave: () => void;
}

export function EntryRow({ entry, onLeave }: EntryRowProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { isRead, path, actor, createdAt } = entry;
  const sentence = sentenceOf(entry, t);
  const toggle = t(isRead ? 'notifications:unread' : 'notifications:read');
  return (
    <li className={css.row} data-unread={isRead ? undefined : true}>
      <button
        type="button"
        className={css.dot}
        title={toggle}
        aria-label={`${toggle}: ${sentence}`}
        onClick={() => void markEntry(client, entry, !isRead)}
      />
      <Link
        to={path}
        className={css.link}
        onClick={() => {
          if (!isRead) void markEntry(client, entry, true);
          onLeave();
        }}
      >
        <span className={css.text}>
          {isRead ? null : <VisuallyHidden>{t('notifications:isUnread')}: </VisuallyHidden>}
          {sentence}
        </span>
        <span className={css.meta}>
          {actor ? `${actor} · ` : null}
          <Moment at={createdAt} format={timeAgo} />
        </span>
      </Link>
      <ActionIcon
        size={28}
        title={t('notifications:remove')}
        aria-label={`${t('notifications:remove')}: ${sentence}`}
        onClick={(event) => {
          focusBeside(event.currentTarget);
          void removeEntry(client, entry);
        }}
      >
        <IconX size={15} stroke={1.8} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

/** The row disappears, so the focus moves to the next one, or to the heading of the panel. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const heading = row?.closest('[role=dialog]')?.querySelector('h2');
  (beside?.querySelector('a') ?? heading)?.focus();
}
