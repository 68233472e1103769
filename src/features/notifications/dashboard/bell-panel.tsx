import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Say, useText } from '../../../dashboard/kit/language/language.ts';
import { timeAgo } from '../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { IconSettings, IconX } from '../../../ui/tabler-icons/index.ts';
import type { NotificationEntry } from '../contract.ts';
import { markAll, markEntry, notificationList, removeEntry } from './notification-list.ts';
import css from './panel.module.css';

/** The list under the bell. */
export function BellPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const query = useQuery(notificationList);
  const { entries = [], unread = 0, last = 0 } = query.data ?? {};
  return (
    <>
      <div className={css.head}>
        <h2 tabIndex={-1}>{t('notifications:title')}</h2>
        <Button
          variant="subtle"
          size="compact-sm"
          // Not disabled: it would lose the focus, and Esc would not close the panel.
          aria-disabled={unread === 0 || undefined}
          data-disabled={unread === 0 || undefined}
          onClick={() => {
            if (unread > 0) void markAll(client, last);
          }}
        >
          {t('notifications:readAll')}
        </Button>
        <ActionIcon
          component={Link}
          to={SETTINGS_PATH}
          onClick={onLeave}
          aria-label={t('notifications:settings')}
          title={t('notifications:settings')}
        >
          <IconSettings size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </div>
      <PanelState query={query} isEmpty={false} empty="">
        {entries.length === 0 ? (
          <div className={css.empty}>
            <p>{t('notifications:empty')}</p>
            <p>{t('notifications:emptyText')}</p>
          </div>
        ) : (
          <ul role="list" className={css.list}>
            {entries.map((entry) => (
              <EntryRow key={entry.key} entry={entry} onLeave={onLeave} />
            ))}
          </ul>
        )}
      </PanelState>
    </>
  );
}

interface EntryRowProps {
  entry: NotificationEntry;
  onLeave: () => void;
}

function EntryRow({ entry, onLeave }: EntryRowProps) {
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

/** What a notification says; the name of the user who did it is shown below. */
const sentenceOf = ({ kind, count, subject }: NotificationEntry, t: Say): string =>
  t(`notifications:kinds.${kind}`, {
    count,
    subject: subject || t('notifications:unknownDevice'),
  });

const SETTINGS_PATH = '/dashboard/account/notifications';
