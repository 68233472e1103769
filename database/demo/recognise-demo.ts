import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { people } from '../../src/features/people/tables.server.ts';
import type { Queryable } from '../../src/platform/database/client.server.ts';
import { type DemoRecords, registerDemo } from '../../src/platform/demo/demo-records.server.ts';
import { demoRecords } from '../../src/platform/demo/tables.server.ts';
import { runtimeFile } from '../../src/platform/project.server.ts';
import { demoMeetings } from './meetings.ts';
import { demoParty } from './party.ts';
import { demoPeople } from './people.ts';
import { BOILERPLATE } from './press-kit.ts';
import { readDemoContent } from './read-content.ts';
import { DEMO_DOCUMENTS, readDemoDocuments } from './read-documents.ts';
import { DEMO_USERNAMES } from './staff.ts';

/**
 * Registers a demo party that was loaded before there was a register: what is named as in the sources of
 * the demo and was never saved by anybody. In doubt a record stays out of it, and is not removed.
 */
export async function recogniseDemo(db: Queryable, kinds: readonly DemoRecords[]): Promise<void> {
  const content = await findIds(
    db,
    sql`select id from contents where version = 1 and created_by is null and updated_by is null
      and slug = any(${sql.param(await listSlugs())}::text[])`,
  );
  const person = await findPeople(db);
  if (content.length === 0 && person.length === 0) return;
  const media = await findMedia(db);
  await registerDemo(db, kinds, {
    content,
    person,
    media,
    pressPicture: media,
    // They came with a later release.
    branch: [],
    ownPage: [],
    board: [],
    meeting: await findIds(
      db,
      sql`select id from meetings where sequence <= 1
        and title = any(${sql.param(demoMeetings.map(({ title }) => title))}::text[])`,
    ),
    document: await findIds(
      db,
      sql`select id from document_versions
        where checksum = any(${sql.param(await listChecksums())}::text[])`,
    ),
    // Whoever writes is shown a notice.
    message: await findIds(db, sql`select id from contact_messages where notice_version is null`),
    user: await findIds(
      db,
      sql`select id from users where email like '%@ufuk.example'
        and username = any(${sql.param(DEMO_USERNAMES)}::text[])`,
    ),
    adminName: await findIds(
      db,
      sql`select id from users where (name, surname) = ('Selin', 'Aksoy')`,
    ),
    menu: await findIds(db, sql`select 'menu' as id where not exists (select from menu_version)`),
  });
  await setValue(db, 'party', demoParty);
  await setValue(db, 'pressKit', BOILERPLATE);
}

/** The parts of these are compared with those of the demo, whatever they are now. */
const setValue = (db: Queryable, kind: string, value: object) =>
  db.update(demoRecords).set({ value }).where(eq(demoRecords.kind, kind));

async function findIds(db: Queryable, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

async function listSlugs(): Promise<string[]> {
  const contents = await readDemoContent(runtimeFile('database/demo/content'));
  return contents.map(({ slug }) => slug);
}

async function listChecksums(): Promise<string[]> {
  const documents = await readDemoDocuments();
  return Promise.all(
    documents.map(async ({ name }) =>
      createHash('sha256')
        .update(await readFile(join(DEMO_DOCUMENTS, `${name}.pdf`)))
        .digest('hex'),
    ),
  );
}

async function findPeople(db: Queryable): Promise<string[]> {
  const rows = await db.select().from(people);
  const isSame = (row: (typeof rows)[number]) =>
    demoPeople.some(
      ({ slug, name, duty, biography }) =>
        slug === row.slug && name === row.name && duty === row.duty && biography === row.biography,
    );
  return rows.filter(isSame).map(({ id }) => id);
}

/** They were all stored in one transaction, before any other. */
const findMedia = (db: Queryable): Promise<string[]> =>
  findIds(
    db,
    sql`select id from media where version = 1 and created_by is null
      and created_at = (select min(created_at) from media)`,
  );
