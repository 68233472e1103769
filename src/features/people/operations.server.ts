import type { Database } from '../../platform/database/client.server.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import { FROM_PEOPLE, IN_ORDER, PERSON, type PersonRow, toPerson } from './published.server.ts';
import type { Person, WritingView } from './schema.ts';

export { areKnownPeople, namesOf, readChosen } from './boards/chosen.server.ts';
export { lockPeople } from './desk.server.ts';
export { FROM_PEOPLE, type MemberRow, PERSON, toMember } from './published.server.ts';

const CHAIR = `select ${PERSON} ${FROM_PEOPLE} where p.boards @> '{chair}' ${IN_ORDER} limit 1`;

/** The party's chair, or null if no chair has been entered. */
export async function findChair(db: Database): Promise<Person | null> {
  const { rows } = await db.$client.query<PersonRow>({ name: 'chair', text: CHAIR });
  return rows[0] ? toPerson(rows[0]) : null;
}

const PORTRAYED = `select ${PERSON} ${FROM_PEOPLE}
  where p.portrait_id is not null and p.boards && '{chair,presidency}' ${IN_ORDER} limit 40`;

/** Those who lead the party and have a portrait: first the chair. */
export async function readPortrayed(db: Database): Promise<Person[]> {
  const { rows } = await db.$client.query<PersonRow>({ name: 'portrayed', text: PORTRAYED });
  const people = rows.map(toPerson);
  const isChair = ({ boards }: Person) => boards.includes('chair');
  return [...people.filter(isChair), ...people.filter((person) => !isChair(person))];
}

/** Reads the newest published content by a person. */
export type ReadWritings = (author: { id: string; name: string }) => Promise<WritingView[]>;
/** The page of a person shows their content; the content feature provides it. */
export const WRITINGS = defineSlot<ReadWritings>('writings');
