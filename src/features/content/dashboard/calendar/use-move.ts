import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../../dashboard/kit/session/api-error.ts';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { dayBounds } from '../../../../platform/wall-clock.ts';
import type { CalendarEntry } from '../../list/schema.ts';
import { reloadContents } from '../list/list-calls.ts';
import { moveToDay } from './calendar-calls.ts';

/** Moves a scheduled content to another day, and says so; `failure` is the reason of a refusal. */
export function useMove() {
  const { t, locale } = useText();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const move = useMutation({
    mutationFn: ({ entry, day }: { entry: CalendarEntry; day: string }) =>
      moveToDay(entry.id, { day, version: entry.version }),
    onSuccess: (_, { entry, day }) => {
      setFailure(null);
      const date = formatDate(locale, dayBounds(day)[0]);
      toast.success(t('content:lists.month.moved', { title: entry.title, day: date }));
    },
    onError: (error) => setFailure(explain(error, t('content:lists.month.conflict'))),
    onSettled: () => reloadContents(client),
  });
  return { move, failure };
}

/** The reason at the field, the conflict in words, or the message of the server. */
export function explain(error: Error, conflict: string): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.status === 409) return conflict;
  return Object.values(error.fields)[0] ?? error.message;
}
