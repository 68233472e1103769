import { ActionIcon, Group, Paper } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { IconChevronDown, IconChevronUp } from '../../../../ui/tabler-icons/index.ts';
import type { StaffPerson } from '../../edit/schema.ts';
import { Face } from '../face.tsx';
import { pageOf } from '../paths.ts';
import css from '../people.module.css';
import { useOrder } from './use-order.ts';

/** Everyone in the order of the boards. Alt and an arrow key move a person, as the buttons do. */
export function PeopleList({ people }: { people: readonly StaffPerson[] }) {
  const { t } = useText();
  const { move, said } = useOrder(people);
  const list = useRef<HTMLOListElement>(null);
  /** The element that keeps the focus when its row has moved. */
  const focused = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after each change of the order
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = null;
  }, [people]);
  function shift(from: number, to: number) {
    focused.current = document.activeElement?.id || null;
    move(from, to);
  }
  const keys = (index: number) => (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
    if (!event.altKey || to === undefined) return;
    event.preventDefault();
    shift(index, to);
  };
  return (
    <Paper withBorder component="section" aria-label={t('peopleDesk:title')}>
      <ol className={css.list} ref={list}>
        {people.map(({ id, name, duty, boards, portrait }, index) => (
          <li key={id} onKeyDown={keys(index)}>
            <Face name={name} portrait={portrait} />
            <span className={css.who}>
              <Link id={`person-${id}`} to={pageOf(id)}>
                {name}
              </Link>
              <span>{duty}</span>
              <span className={css.boards}>
                {boards.map((board) => t(`peopleDesk:board.${board}`)).join(', ') ||
                  t('peopleDesk:noBoard')}
              </span>
            </span>
            <Group gap={2} wrap="nowrap">
              <ActionIcon
                id={`up-${id}`}
                aria-label={t('peopleDesk:up', { name })}
                title={`${t('peopleDesk:upShort')} (Alt ↑)`}
                aria-disabled={index === 0 || undefined}
                onClick={() => shift(index, index - 1)}
              >
                <IconChevronUp size={18} aria-hidden="true" />
              </ActionIcon>
              <ActionIcon
                id={`down-${id}`}
                aria-label={t('peopleDesk:down', { name })}
                title={`${t('peopleDesk:downShort')} (Alt ↓)`}
                aria-disabled={index === people.length - 1 || undefined}
                onClick={() => shift(index, index + 1)}
              >
                <IconChevronDown size={18} aria-hidden="true" />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </Paper>
  );
}
