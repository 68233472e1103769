import { ActionIcon } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { IconArrowForwardUp } from '../../../../ui/tabler-icons/index.ts';
import type { CalendarEntry } from '../../list/schema.ts';
import css from './calendar.module.css';

interface DayEntryProps {
  entry: CalendarEntry;
  time: string;
  onMove: (entry: CalendarEntry) => void;
}

/** A content in its day. A scheduled one can be dragged, and has a button that moves it. */
export function DayEntry({ entry, time, onMove }: DayEntryProps) {
  const { t } = useText();
  const isScheduled = entry.state === 'scheduled';
  const state = t(`content:editor.state.${entry.state}`);
  return (
    <li
      className={css.entry}
      data-state={entry.state}
      draggable={isScheduled}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', entry.id)}
    >
      <Link to={`/dashboard/blog/${entry.id}`} draggable={false} title={entry.title}>
        <span className={css.time}>{time}</span> {entry.title}
        <span className="sr-only">, {state}</span>
      </Link>
      {isScheduled ? (
        <ActionIcon
          size={24}
          variant="subtle"
          aria-label={t('content:lists.month.move', { title: entry.title })}
          onClick={() => onMove(entry)}
        >
          <IconArrowForwardUp size={15} className="flip" aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </li>
  );
}
