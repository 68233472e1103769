import { ActionIcon, Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { DayField } from '../../../../dashboard/kit/form/day-field.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Dialog, DialogActions, DialogSubject } from '../../../../dashboard/kit/parts/dialog.tsx';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { isDay } from '../../../../platform/days.ts';
import { formatDate, formatTime, formatter } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import { dayBounds } from '../../../../platform/wall-clock.ts';
import { IconChevronLeft, IconChevronRight } from '../../../../ui/tabler-icons/index.ts';
import { contentRoutes } from '../../contract.ts';
import { type CalendarEntry, deskRoutes } from '../../desk/contract.ts';
import { contentsList } from '../list/contents-list.ts';
import { EditorsOnly } from '../parts.tsx';
import { addMonths, MonthTable, weeksOf } from './month-table.tsx';

export function CalendarPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('content:lists.month.title')}</PageTitle>
      {can.content ? <Calendar /> : <EditorsOnly title={t('content:lists.month.title')} />}
    </div>
  );
}

const MONTH = /^2[01]\d\d-(0[1-9]|1[0-2])$/;

function Calendar() {
  const { t, locale } = useText();
  const [search, setSearch] = useSearchParams();
  const today = dayInIstanbul(new Date());
  const wanted = search.get('month') ?? '';
  const month = MONTH.test(wanted) ? wanted : today.slice(0, 7);
  const weeks = weeksOf(month);
  const days = weeks.flat();
  const query = useQuery(
    read(deskRoutes.calendar, {
      query: { from: days[0] ?? today, to: days.at(-1) ?? today },
    }),
  );
  const [moving, setMoving] = useState<CalendarEntry | null>(null);
  const { move, failure } = useMove();
  const go = (to: string) => setSearch({ month: to });
  const name = formatter(locale, 'month-year', { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
  const problem = failure ?? (query.error ? messageOf(query.error) : null);
  return (
    <>
      <BackLink to={contentsList.lastAddress()}>{t('content:editor.contents')}</BackLink>
      <PageHead title={name}>
        <Group gap="xs" wrap="nowrap">
          <Button onClick={() => go(today.slice(0, 7))}>{t('content:lists.month.today')}</Button>
          <ActionIcon
            size={36}
            aria-label={t('content:lists.month.previous')}
            onClick={() => go(addMonths(month, -1))}
          >
            <IconChevronLeft size={18} className="flip" aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            size={36}
            aria-label={t('content:lists.month.next')}
            onClick={() => go(addMonths(month, 1))}
          >
            <IconChevronRight size={18} className="flip" aria-hidden="true" />
          </ActionIcon>
        </Group>
      </PageHead>
      {problem ? <FailureNote>{problem}</FailureNote> : null}
      {query.data?.more ? <p className="hint">{t('content:lists.month.more')}</p> : null}
      <MonthTable
        label={t('content:lists.month.label', { month: name })}
        month={month}
        weeks={weeks}
        today={today}
        entries={query.data?.data ?? []}
        isLoading={query.isPending}
        onMonth={go}
        onMove={setMoving}
        onDrop={(entry, day) => move.mutate({ entry, day })}
      />
      <MoveDialog
        key={moving?.id}
        entry={moving}
        today={today}
        onMove={(entry, day) => move.mutateAsync({ entry, day })}
        onClose={() => setMoving(null)}
      />
    </>
  );
}

interface MoveDialogProps {
  /** Null: the dialog is closed. */
  entry: CalendarEntry | null;
  today: string;
  onMove: (entry: CalendarEntry, day: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the new day of a scheduled content; a refusal is shown at the field. */
export function MoveDialog({ entry, today, onMove, onClose }: MoveDialogProps) {
  const { t, locale } = useText();
  const at = new Date(entry?.publishedAt ?? 0);
  const [day, setDay] = useState(dayInIstanbul(at));
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit() {
    if (!entry || busy) return;
    // The field says what is wrong with it.
    if (!isDay(day) || day < today) {
      setFault(t('dashboard:validation.required', { field: t('content:lists.month.day') }));
      return;
    }
    setBusy(true);
    try {
      await onMove(entry, day);
      onClose();
    } catch (error) {
      setFault(explain(error as Error, t('content:lists.month.conflict')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      opened={entry !== null}
      title={t('content:lists.month.moveTitle')}
      onClose={onClose}
      size={400}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogSubject>{entry?.title}</DialogSubject>
        <DayField
          mt="sm"
          label={t('content:lists.month.day')}
          description={t('content:lists.month.moveText', { time: formatTime(locale, at) })}
          required
          min={today}
          value={day}
          error={fault}
          onChange={(next) => {
            setDay(next);
            setFault(null);
          }}
          data-autofocus
        />
        <DialogActions>
          <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
          <Button type="submit" variant="filled" loading={busy}>
            {t('content:lists.month.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Moves a scheduled content to another day, and says so; `failure` is the reason of a refusal. */
export function useMove() {
  const { t, locale } = useText();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const move = useMutation({
    mutationFn: ({ entry, day }: { entry: CalendarEntry; day: string }) =>
      call(deskRoutes.moveToDay, {
        params: { id: entry.id },
        body: { day, version: entry.version },
      }),
    onSuccess: (_, { entry, day }) => {
      setFailure(null);
      const date = formatDate(locale, dayBounds(day)[0]);
      toast.success(t('content:lists.month.moved', { title: entry.title, day: date }));
    },
    onError: (error) => setFailure(explain(error, t('content:lists.month.conflict'))),
    onSettled: () => void reload(client, contentRoutes),
  });
  return { move, failure };
}

/** The reason at the field, the conflict in words, or the message of the server. */
export function explain(error: Error, conflict: string): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.status === 409) return conflict;
  return Object.values(error.fields)[0] ?? error.message;
}
