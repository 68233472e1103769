import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { Picture } from '../../media/schema.ts';
import { NO_OFFICE, type OfficeWords, type StaffMember } from '../schema.ts';
import { people } from '../tables.server.ts';

type ChosenRow = {
  id: string;
  name: string;
  duty: string;
  portrait_id: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  alt: string | null;
  office: OfficeWords | null;
};

/**
 * People who were chosen for a board, with their portraits. `chosen` is a SELECT of `id`, `name`, `duty`,
 * `portrait_id`, `office`, `place` within the board or null, and the `position` among all people.
 */
export async function readChosen(
  db: Pick<Queryable, 'execute'>,
  chosen: SQL,
): Promise<StaffMember[]> {
  const { rows } = await db.execute<ChosenRow>(sql`
    select chosen.*, m.width, m.height, m.widths, m.alt from (${chosen}) chosen
    left join media m on m.id = chosen.portrait_id
    order by place nulls last, position, chosen.name collate tr_rules, chosen.id`);
  return rows.map(({ id: personId, name, duty, office, ...row }) => ({
    personId,
    name,
    duty,
    portrait: portraitOf(row),
    office: office ?? NO_OFFICE,
  }));
}

function portraitOf(row: Omit<ChosenRow, 'id' | 'name' | 'duty' | 'office'>): Picture | null {
  const { portrait_id: mediaId, width, height, widths, alt } = row;
  if (!mediaId || !width || !height || !widths) return null;
  return { mediaId, width, height, widths, alt: alt ?? '', caption: '' };
}

/** Whether these people exist and none is named twice. */
export async function areKnownPeople(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  if (new Set(ids).size !== ids.length) return false;
  if (ids.length === 0) return true;
  const known = await tx
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, [...ids]));
  return known.length === ids.length;
}

const LONGEST_NAMES = 1000;

/** Who was chosen, for the audit log. */
export const namesOf = (members: readonly StaffMember[]): string =>
  members
    .map(({ name, office }) => (office.tr ? `${name} (${office.tr})` : name))
    .join(', ')
    .slice(0, LONGEST_NAMES);
