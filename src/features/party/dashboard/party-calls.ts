import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { type PartyChange, PartyRecord } from '../edit/schema.ts';

const PATH = '/api/party';
const One = z.object({ data: PartyRecord });
const Changed = z.object({ data: PartyRecord, message: z.string() });

export const partyQuery = queryOptions({
  queryKey: ['party'],
  queryFn: async ({ signal }) => One.parse(await session.request(PATH, { signal })).data,
});

export const saveParty = async (change: PartyChange) =>
  Changed.parse(await session.request(PATH, { method: 'PUT', body: change }));

/** The newer data, if a change was refused because another admin changed it in between. */
export const newerParty = (error: unknown): PartyRecord | null => newerOf(PartyRecord, error);
