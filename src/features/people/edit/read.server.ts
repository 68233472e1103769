import { asc, eq, sql } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { media } from '../../media/tables.server.ts';
import { canManagePeople } from '../policy.ts';
import { type Board, personPath } from '../schema.ts';
import { people } from '../tables.server.ts';
import type { StaffPerson } from './schema.ts';

const COLUMNS = {
  person: people,
  picture: { width: media.width, height: media.height, widths: media.widths, alt: media.alt },
};
type Row = {
  person: typeof people.$inferSelect;
  picture: Pick<typeof media.$inferSelect, 'width' | 'height' | 'widths' | 'alt'> | null;
};

const select = (db: Pick<Transaction, 'select'>) =>
  db.select(COLUMNS).from(people).leftJoin(media, eq(media.id, people.portraitId)).$dynamic();

/** Everyone in the order of the party. Throws 401 or 403. */
export async function listPeople(op: Operation): Promise<StaffPerson[]> {
  requireThat(op.actor, canManagePeople);
  const order = [asc(people.position), sql`${people.name} collate tr_rules`, asc(people.id)];
  return (await select(op.db).orderBy(...order)).map(toStaffPerson);
}

/** Throws 401, 403 or 404. */
export async function getPerson(op: Operation, id: string): Promise<StaffPerson> {
  requireThat(op.actor, canManagePeople);
  return readPerson(op.db, id);
}

export async function readPerson(
  db: Pick<Transaction, 'select'>,
  id: string,
): Promise<StaffPerson> {
  const [row] = await select(db).where(eq(people.id, id));
  if (!row) throw notFound();
  return toStaffPerson(row);
}

function toStaffPerson({ person, picture }: Row): StaffPerson {
  const { id, slug, name, duty, quote, province, biography, timeline, version } = person;
  const { portraitId } = person;
  const boards = person.boards as Board[];
  const words = (locale: 'en' | 'de' | 'es') => ({
    duty: person.translations[locale]?.duty ?? '',
    quote: person.translations[locale]?.quote ?? '',
  });
  return {
    ...{ id, name, duty, quote, province, biography, timeline, boards, version, portraitId },
    translations: { en: words('en'), de: words('de'), es: words('es') },
    portrait: portraitId && picture ? { mediaId: portraitId, ...picture, caption: '' } : null,
    path: personPath({ slug, boards }),
  };
}
