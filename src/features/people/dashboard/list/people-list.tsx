import { ActionIcon, Group, Menu, Paper } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
} from '../../../../ui/tabler-icons/index.ts';
import type { StaffPerson } from '../../edit/schema.ts';
import { Face } from '../face.tsx';
import { pageOf } from '../paths.ts';
import css from '../people.module.css';
import { PlaceDialog } from './place-dialog.tsx';
import { useOrder } from './use-order.ts';

/**
 * Everyone in the order of the boards. A person is dragged, or moved with Alt and an arrow key, Home or
 * End, or to a place from the menu.
 */
export function PeopleList({ people }: { people: readonly StaffPerson[] }) {
  const { t } = useText();
  const { move, said } = useOrder(people);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  /** The person whose place is asked for. */
  const [placing, setPlacing] = useState<number | null>(null);
  function endDrag() {
    setDragged(null);
    setOver(null);
  }
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
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: people.length - 1 }[
      event.key
    ];
    if (!event.altKey || to === undefined) return;
    event.preventDefault();
    shift(index, to);
  };
  return (
    <Paper withBorder component="section" aria-label={t('peopleDesk:title')}>
      <ol role="list" className={css.list} ref={list}>
        {people.map(({ id, name, duty, boards, portrait }, index) => (
          <li
            key={id}
            data-over={over === index || undefined}
            data-dragged={dragged === index || undefined}
            onKeyDown={keys(index)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              move(dragged, index);
              endDrag();
            }}
          >
            <span
              className={css.handle}
              draggable
              title={t('peopleDesk:drag')}
              aria-hidden="true"
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
                setDragged(index);
              }}
              onDragEnd={endDrag}
            >
              <IconGripVertical size={18} />
            </span>
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
              <RowMenu name={name}>
                <Menu.Item disabled={index === 0} onClick={() => move(index, 0)}>
                  {t('peopleDesk:toTop')}
                </Menu.Item>
                <Menu.Item
                  disabled={index === people.length - 1}
                  onClick={() => move(index, people.length - 1)}
                >
                  {t('peopleDesk:toEnd')}
                </Menu.Item>
                <Menu.Item onClick={() => setPlacing(index)}>{t('peopleDesk:toPlace')}</Menu.Item>
              </RowMenu>
            </Group>
          </li>
        ))}
      </ol>
      <PlaceDialog
        key={placing}
        from={placing}
        name={people[placing ?? 0]?.name ?? ''}
        count={people.length}
        onMove={(to) => {
          if (placing !== null) move(placing, to);
          setPlacing(null);
        }}
        onClose={() => setPlacing(null)}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </Paper>
  );
}
