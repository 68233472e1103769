import type { Database } from '../../platform/database/client.server.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import { FROM_PEOPLE, IN_ORDER, PERSON, type PersonRow, toPerson } from './rows.server.ts';
import type { Person } from './schema.ts';
import type { WritingView } from './views.ts';

const CHAIR = `select ${PERSON} ${FROM_PEOPLE} where p.boards @> '{chair}' ${IN_ORDER} limit 1`;

/** The party's chair, or null if no chair has been entered. */
export async function findChair(db: Database): Promise<Person | null> {
  const { rows } = await db.$client.query<PersonRow>({ name: 'chair', text: CHAIR });
  return rows[0] ? toPerson(rows[0]) : null;
}

/** Reads the newest published content by a person. */
export type ReadWritings = (author: { id: string; name: string }) => Promise<WritingView[]>;
/** The page of a person shows their content; the content feature provides it. */
export const WRITINGS = defineSlot<ReadWritings>('writings');
