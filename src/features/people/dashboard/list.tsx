import { ActionIcon, Button, Group, Menu, Paper, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { AdministrationLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { Dialog, DialogActions, DialogSubject } from '../../../dashboard/kit/parts/dialog.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { RowMenu } from '../../../dashboard/kit/parts/row-menu.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeletons.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconPlus,
} from '../../../ui/tabler-icons/index.ts';
import { peopleRoutes, type StaffPerson } from '../contract.ts';
import { ADD, Face, pageOf } from './parts.tsx';
import css from './people.module.css';

/**
 * Everyone in the order of the boards. A person is dragged, or moved with Alt and an arrow key, Home or
 * End, or to a place from the menu.
 */
export function PeopleList({ people }: { people: readonly StaffPerson[] }) {
  const { t } = useText();
  const { move, announced } = useOrder(people);
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
        {announced}
      </p>
    </Paper>
  );
}

/** Moves people in the list; each move is saved at once. `announced` is for screen readers. */
function useOrder(people: readonly StaffPerson[]) {
  const { t } = useText();
  const client = useQueryClient();
  const [announced, announce] = useState('');
  const save = useMutation({
    // One after the other, so that the last order wins.
    scope: { id: 'people-order' },
    mutationFn: (ids: string[]) => call(peopleRoutes.order, { body: { ids } }),
    onError: (error) => {
      showFailure(error);
      void reload(client, peopleRoutes);
    },
  });
  function move(from: number, to: number): void {
    const person = people[from];
    if (!person || to < 0 || to >= people.length) return;
    const next = people.toSpliced(from, 1).toSpliced(to, 0, person);
    client.setQueryData(read(peopleRoutes.list).queryKey, next);
    announce(t('peopleDesk:moved', { name: person.name, position: to + 1 }));
    save.mutate(next.map(({ id }) => id));
  }
  return { move, announced };
}

interface PlaceDialogProps {
  /** Counted from 0; null closes the dialog. */
  from: number | null;
  name: string;
  count: number;
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Asks for the place of a person in the list. */
function PlaceDialog({ from, name, count, onMove, onClose }: PlaceDialogProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(String((from ?? 0) + 1));
  const [isChecked, setChecked] = useState(false);
  const place = Number(typed);
  const isPlace = Number.isInteger(place) && place >= 1 && place <= count;
  return (
    <Dialog opened={from !== null} title={t('peopleDesk:toPlace')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (isPlace) onMove(place - 1);
        }}
      >
        <DialogSubject>{name}</DialogSubject>
        <TextInput
          mt="md"
          label={t('peopleDesk:place')}
          description={t('peopleDesk:placeHint', { count })}
          inputMode="numeric"
          data-autofocus
          value={typed}
          error={isChecked && !isPlace ? t('peopleDesk:placeHint', { count }) : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('peopleDesk:move')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function ListPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('peopleDesk:title')} texts="peopleDesk:" right="people">
      <People />
    </AdminsOnly>
  );
}

function People() {
  const { t, locale } = useText();
  const { data, error, isFetching, refetch } = useQuery(read(peopleRoutes.list));
  return (
    <div className="page">
      <AdministrationLink />
      <PageHead
        title={t('peopleDesk:title')}
        count={data?.length ? formatNumber(locale, data.length) : undefined}
        lead={t('peopleDesk:lead')}
      >
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to={ADD}
        >
          {t('peopleDesk:add')}
        </Button>
      </PageHead>
      {data?.length ? (
        <PeopleList people={data} />
      ) : data ? (
        <EmptyState kind="none" title={t('peopleDesk:noneTitle')} text={t('peopleDesk:noneText')} />
      ) : error ? (
        <EmptyState kind="failed" title={t('peopleDesk:failedTitle')} error={error}>
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}
