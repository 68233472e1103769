import { ActionIcon, Group, Paper } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
} from '../../../ui/tabler-icons/index.ts';
import css from './people.module.css';

interface OrderedRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Places are counted from 0; a place outside of the list is ignored. */
  onMove: (from: number, to: number) => void;
  /** For screen readers, after a move. */
  announced: string;
  children: (row: Row) => ReactNode;
  /** After the arrows. */
  actions: (row: Row, index: number) => ReactNode;
}

/** People in an order: a row is dragged, or moved with its arrows, or with Alt and an arrow key, Home or End. */
export function OrderedRows<Row>(props: OrderedRowsProps<Row>) {
  const { label, rows, idOf, nameOf, onMove, announced, children, actions } = props;
  const { t } = useText();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  function endDrag() {
    setDragged(null);
    setOver(null);
  }
  /** The element that keeps the focus when its row has moved. */
  const focused = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after each change of the order
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = null;
  }, [rows]);
  function shift(from: number, to: number) {
    focused.current = document.activeElement?.id || null;
    onMove(from, to);
  }
  const keys = (index: number) => (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[
      event.key
    ];
    if (!event.altKey || to === undefined) return;
    event.preventDefault();
    shift(index, to);
  };
  return (
    <Paper withBorder component="section" aria-label={label}>
      <ol role="list" className={css.list}>
        {rows.map((row, index) => {
          const [id, name] = [idOf(row), nameOf(row)];
          return (
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
                onMove(dragged, index);
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
              {children(row)}
              <Group className={css.tools} gap={2} wrap="nowrap">
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
                  aria-disabled={index === rows.length - 1 || undefined}
                  onClick={() => shift(index, index + 1)}
                >
                  <IconChevronDown size={18} aria-hidden="true" />
                </ActionIcon>
                {actions(row, index)}
              </Group>
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </Paper>
  );
}
