import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { Revision, RevisionPage } from '../../revisions/schema.ts';
import { Content } from '../../schema.ts';
import { contentAddress } from '../content-calls.ts';

const One = z.object({ data: Revision });
const Restored = z.object({ data: Content });

/** The saved versions of a content, the newest first, in pages. */
export const revisionPages = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['content', id, 'revisions'],
    initialPageParam: null as number | null,
    queryFn: async ({ signal, pageParam }) => {
      const before = pageParam === null ? '' : `?before=${pageParam}`;
      const url = `${contentAddress(id)}/revisions${before}`;
      return RevisionPage.parse(await session.request(url, { signal }));
    },
    getNextPageParam: ({ data, more }) => (more ? (data.at(-1)?.number ?? null) : null),
  });

/** One of them with its fields. An automatic save keeps its id and gets a new number. */
export const oneRevision = (
  id: string,
  { id: revisionId, number }: { id: string; number: number },
) =>
  queryOptions({
    queryKey: ['content', id, 'revision', revisionId, number],
    queryFn: async ({ signal }) => {
      const url = `${contentAddress(id)}/revisions/${revisionId}`;
      return One.parse(await session.request(url, { signal })).data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes a saved version the newest text; `version` is the version that the user has seen. */
export const restoreRevision = async (id: string, revisionId: string, version: number) =>
  Restored.parse(
    await session.request(`${contentAddress(id)}/revisions/${revisionId}/restore`, {
      method: 'POST',
      body: { version },
    }),
  ).data;
