import { Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../kit/language/language.ts';
import { shortMoment } from '../kit/language/moment.ts';
import css from './overview.module.css';

interface EntryListProps {
  entries: { id: string; to: string; title: string; note: string; at: string | null }[];
}

/** Records as links: the title, then a note and the day; side by side if there is space. */
export function EntryList({ entries }: EntryListProps) {
  const { locale } = useText();
  return (
    <ol role="list" className={css.entries}>
      {entries.map(({ id, to, title, note, at }) => (
        <li key={id}>
          <Link to={to}>
            <Group component="span" gap="1px 12px">
              <Text span fw={550} flex="1 1 320px" lineClamp={2}>
                {title}
              </Text>
              <Text span size="xs" c="dimmed">
                {[note, at && shortMoment(locale, new Date(at))].filter(Boolean).join(' · ')}
              </Text>
            </Group>
          </Link>
        </li>
      ))}
    </ol>
  );
}
