import { Button, Menu, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { peopleRoutes, type StaffPerson } from '../contract.ts';
import { OrderedRows } from './ordered-rows.tsx';
import { ADD, Face, pageOf } from './parts.tsx';
import css from './people.module.css';

/** Everyone in the order of the party; a place can also be typed. */
export function PeopleList({ people }: { people: readonly StaffPerson[] }) {
  const { t } = useText();
  const { move, announced } = useOrder(people);
  /** The person whose place is asked for. */
  const [placing, setPlacing] = useState<number | null>(null);
  return (
    <>
      <OrderedRows
        label={t('peopleDesk:title')}
        rows={people}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={move}
        announced={announced}
        actions={({ name }, index) => (
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
        )}
      >
        {({ id, name, duty, boards, ownBoards, portrait }) => (
          <>
            <Face name={name} portrait={portrait} />
            <span className={css.who}>
              <Link id={`person-${id}`} to={pageOf(id)}>
                {name}
              </Link>
              <span>{duty}</span>
              <span className={css.boards}>
                {[
                  ...boards.map((board) => t(`peopleDesk:board.${board}`)),
                  ...ownBoards.map((board) => board.name),
                ].join(', ') || t('peopleDesk:noBoard')}
              </span>
            </span>
          </>
        )}
      </OrderedRows>
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
    </>
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
