import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { searchOf } from '../../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { CalendarEntry, type CalendarFilter, type DayChange } from '../../list/schema.ts';

const Month = z.object({ data: z.array(CalendarEntry), more: z.boolean() });

export const calendarOf = (filter: CalendarFilter) =>
  queryOptions({
    queryKey: ['contents', 'calendar', filter],
    queryFn: async ({ signal }) =>
      Month.parse(await session.request(`/api/contents/calendar?${searchOf(filter)}`, { signal })),
  });

/** Moves a scheduled content to another day. */
export async function moveToDay(id: string, body: DayChange): Promise<void> {
  await session.request(`/api/contents/${encodeURIComponent(id)}/day`, { method: 'PUT', body });
}
