import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { searchOf } from '../../../dashboard/kit/session/search-of.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { Done, dataReply } from '../../../platform/http/replies.ts';
import {
  type MeetingChange,
  type MeetingFields,
  type MeetingFilter,
  MeetingPage,
  MeetingReply,
  StaffMeeting,
} from '../edit/schema.ts';

const PATH = '/api/meetings';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const One = dataReply(StaffMeeting);

export const meetingPage = (filter: Partial<MeetingFilter>) =>
  queryOptions({
    queryKey: ['meetings', filter],
    queryFn: async ({ signal }) =>
      MeetingPage.parse(await session.request(`${PATH}?${searchOf(filter)}`, { signal })),
    placeholderData: keepPreviousData,
  });

export const oneMeeting = (id: string) =>
  queryOptions({
    queryKey: ['meeting', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
  });

export const addMeeting = async (body: MeetingFields) =>
  MeetingReply.parse(await session.request(PATH, { method: 'POST', body }));

export const changeMeeting = async (id: string, body: MeetingChange) =>
  MeetingReply.parse(await session.request(at(id), { method: 'PUT', body }));

/** Resolves with the message for the user. */
export const deleteMeeting = async (id: string): Promise<string> =>
  Done.parse(await session.request(at(id), { method: 'DELETE' })).message;

/** The newer meeting, if a change was refused because another admin changed it in between. */
export const newerMeeting = (error: unknown): StaffMeeting | null => newerOf(StaffMeeting, error);

/** The page of a meeting loads it anew each time; a deleted one must not be asked for again. */
export function reloadMeetings(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['meetings'] });
}
