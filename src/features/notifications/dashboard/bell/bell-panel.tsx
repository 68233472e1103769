import { ActionIcon, Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PanelState } from '../../../../dashboard/kit/parts/panel-state.tsx';
import { IconSettings } from '../../../../ui/tabler-icons/index.ts';
import { markAll, notificationList } from '../notification-calls.ts';
import css from '../panel.module.css';
import { SETTINGS_PATH } from '../paths.ts';
import { EntryRow } from './entry-row.tsx';

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
