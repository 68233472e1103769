import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { session } from '../../../dashboard/kit/session/session.ts';
import { Done, dataReply } from '../../../platform/http/replies.ts';
import {
  type PersonChange,
  type PersonFields,
  PersonReply,
  StaffPeople,
  StaffPerson,
} from '../edit/schema.ts';

const PATH = '/api/people';
const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const One = dataReply(StaffPerson);
const ALL = ['people'];

export const allPeople = queryOptions({
  queryKey: ALL,
  queryFn: async ({ signal }) => StaffPeople.parse(await session.request(PATH, { signal })).data,
});

export const onePerson = (id: string) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: async ({ signal }) => One.parse(await session.request(at(id), { signal })).data,
  });

export const addPerson = async (body: PersonFields) =>
  PersonReply.parse(await session.request(PATH, { method: 'POST', body }));

export const changePerson = async (id: string, body: PersonChange) =>
  PersonReply.parse(await session.request(at(id), { method: 'PUT', body }));

/** Resolves with the message for the user. */
export const deletePerson = async (id: string): Promise<string> =>
  Done.parse(await session.request(at(id), { method: 'DELETE' })).message;

export const orderPeople = async (ids: string[]): Promise<void> => {
  Done.parse(await session.request(`${PATH}/order`, { method: 'PUT', body: { ids } }));
};

/** The newer person, if a change was refused because another admin changed them in between. */
export const newerPerson = (error: unknown): StaffPerson | null => newerOf(StaffPerson, error);

/** A new chair changes another person too. */
export function reloadPeople(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ALL });
  void client.invalidateQueries({ queryKey: ['person'] });
}

export const showOrder = (client: QueryClient, people: StaffPerson[]): void =>
  void client.setQueryData(allPeople.queryKey, people);
