import { ActionIcon, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { formatter } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import { IconChevronLeft, IconChevronRight } from '../../../../ui/tabler-icons/index.ts';
import type { CalendarEntry } from '../../list/schema.ts';
import { EditorsOnly } from '../editors-only.tsx';
import { contentsList } from '../list/contents-list.ts';
import { calendarOf } from './calendar-calls.ts';
import { addMonths, weeksOf } from './month.ts';
import { MonthTable } from './month-table.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { useMove } from './use-move.ts';

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
  const asked = search.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : today.slice(0, 7);
  const weeks = weeksOf(month);
  const days = weeks.flat();
  const query = useQuery(calendarOf({ from: days[0] ?? today, to: days.at(-1) ?? today }));
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
