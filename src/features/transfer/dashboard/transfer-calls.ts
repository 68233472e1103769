import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadFile } from '../../../dashboard/kit/session/load-file.ts';
import { searchOf } from '../../../dashboard/kit/session/search-of.ts';
import { sendFile } from '../../../dashboard/kit/session/send-file.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { changedReply, Done, dataReply } from '../../../platform/http/replies.ts';
import { Import, ImportNote, type ImportOptions, isBusy } from '../schema.ts';

const PATH = '/api/transfer/imports';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
/** How often an import that is checked or running is read again. */
const WATCH_MS = 1000;

const All = dataReply(z.array(Import));
const One = dataReply(Import);
const Changed = changedReply(Import);
const Notes = z.object({ data: z.array(ImportNote), more: z.boolean() });

const watched = (imports: readonly Import[] = []) =>
  imports.some(({ state }) => isBusy(state)) ? WATCH_MS : false;

export const lastImports = queryOptions({
  queryKey: ['imports'],
  queryFn: async ({ signal }) => All.parse(await session.request(PATH, { signal })).data,
  refetchInterval: ({ state }) => watched(state.data),
});

export const oneImport = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
    refetchInterval: ({ state }) => watched(state.data && [state.data]),
  });

/** The report, in parts. `state` and `done` of the import: another report belongs to each. */
export const importReport = ({ id, state, done }: Import, onlyProblems: boolean) =>
  infiniteQueryOptions({
    queryKey: ['import-notes', id, { state, done, onlyProblems }],
    queryFn: async ({ signal, pageParam }) => {
      const filter = { ...(onlyProblems && { only: 'problems' }), after: pageParam };
      return Notes.parse(await session.request(`${at(id)}/notes?${searchOf(filter)}`, { signal }));
    },
    initialPageParam: 0,
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.position : undefined),
  });

export const uploadImport = async (
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
) => Changed.parse(await sendFile(PATH, file, signal, onProgress));

export const startImport = async (id: string, body: ImportOptions) =>
  Changed.parse(await session.request(`${at(id)}/start`, { method: 'POST', body }));

/** Resolves with the message for the user. */
export const removeImport = async (id: string): Promise<string> =>
  Done.parse(await session.request(at(id), { method: 'DELETE' })).message;

export const exportEverything = (signal: AbortSignal) =>
  loadFile('/api/transfer/export', { signal });

export function keepImport(client: QueryClient, one: Import): void {
  client.setQueryData(oneImport(one.id).queryKey, one);
  void client.invalidateQueries({ queryKey: lastImports.queryKey });
}
