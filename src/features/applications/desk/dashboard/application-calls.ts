import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reloadWaiting } from '../../../../dashboard/kit/page/waiting-counts.ts';
import { searchOf } from '../../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import {
  Application,
  ApplicationCounts,
  type ApplicationFilter,
  ApplicationPage,
  type Assignment,
  type BulkChange,
  BulkResult,
  StaffName,
  type StatusChange,
} from '../schema.ts';

const Counts = z.object({ data: ApplicationCounts });
const Assignees = z.object({ data: z.array(StaffName) });
const Changed = z.object({ data: Application, message: z.string() });
const ChangedMany = z.object({ data: BulkResult, message: z.string() });

const at = (id: string) => encodeURIComponent(id);

export const applicationPage = (filter: Partial<ApplicationFilter>) =>
  queryOptions({
    queryKey: ['applications', filter],
    queryFn: async ({ signal }) =>
      ApplicationPage.parse(
        await session.request(`/api/applications?${searchOf(filter)}`, { signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** How many applications match, without loading them. */
export const applicationCount = (filter: Partial<ApplicationFilter>) =>
  queryOptions({
    ...applicationPage({ ...filter, page: 1, pageSize: 1 }),
    select: ({ total }: ApplicationPage) => total,
  });

/** How many applications each view of the list has. */
export const applicationCounts = queryOptions({
  queryKey: ['applications', 'counts'],
  queryFn: async ({ signal }) =>
    Counts.parse(await session.request('/api/applications/counts', { signal })).data,
});

export const assignees = queryOptions({
  queryKey: ['assignees', 'applications'],
  queryFn: async ({ signal }) =>
    Assignees.parse(await session.request('/api/applications/assignees', { signal })).data,
});

export const changeStatus = async (id: string, body: StatusChange) =>
  Changed.parse(
    await session.request(`/api/applications/updateApplicationStatus/${at(id)}`, {
      method: 'PUT',
      body,
    }),
  );

export const assign = async (id: string, body: Assignment) =>
  Changed.parse(
    await session.request(`/api/applications/${at(id)}/assignment`, { method: 'PUT', body }),
  );

export const changeMany = async (body: BulkChange) =>
  ChangedMany.parse(await session.request('/api/applications/bulk', { method: 'POST', body }));

/** Loads every list, every opened application and the number in the navigation again. */
export function reloadApplications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['applications'] });
  void client.invalidateQueries({ queryKey: ['application'] });
  reloadWaiting(client);
}
