import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { languageOf } from '../../src/features/content/schema.ts';
import {
  contentAttachments,
  contentMedia,
  contents,
} from '../../src/features/content/tables.server.ts';
import { findFirstAdminId } from '../../src/features/identity/users/operations.server.ts';
import { users } from '../../src/features/identity/users/tables.server.ts';
import { menuItems } from '../../src/features/menu/tables.server.ts';
import type { Party } from '../../src/features/party/schema.ts';
import { party } from '../../src/features/party/tables.server.ts';
import { people } from '../../src/features/people/tables.server.ts';
import { type DemoRecords, registerDemo } from '../../src/platform/demo/demo-records.server.ts';
import { readingMinutes } from '../../src/platform/markup/markdown.server.ts';
import { mediaIdsIn } from '../../src/platform/markup/own-picture.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { runtimeFile } from '../../src/platform/project.server.ts';
import type { Store } from '../../src/platform/storage/store.server.ts';
import { transact } from '../../src/platform/transaction.server.ts';
import { loadApplications } from './applications/load-applications.ts';
import { loadBranches, readBranchIds } from './load-branches.ts';
import { loadDocuments } from './load-documents.ts';
import { loadMeetings } from './load-meetings.ts';
import { loadOwnPages } from './load-own-pages.ts';
import { demoMenu } from './menu.ts';
import { loadMessages } from './messages/load-messages.ts';
import { demoParty } from './party.ts';
import { demoPeople } from './people.ts';
import {
  type AddedPictures,
  addPicture,
  ILLUSTRATOR,
  listPictures,
  type PictureName,
  placePictures,
  renderDemoText,
} from './pictures.ts';
import { loadPressKit } from './press-kit.ts';
import { type DemoContent, readDemoContent } from './read-content.ts';
import { addReport } from './reports/add-report.ts';
import { loadStaff } from './staff.ts';
import { peopleWords } from './words/people.ts';

interface LoadOptions {
  /** Replaces the demo's data of the party. */
  known: Partial<Party>;
  /** All kinds of records that a demo has. */
  kinds: readonly DemoRecords[];
  /** Called with the part that is loaded, from 0 to 1. */
  report: (done: number) => void;
}

/**
 * Loads the demo party into an empty database, in one transaction, and registers it as the demo.
 * `signal` ends the load between two pictures.
 */
export function loadDemo(
  op: Operation,
  store: Store,
  { known, kinds, report }: LoadOptions,
  signal?: AbortSignal,
): Promise<void> {
  return transact(op, async (tx) => {
    const within: Operation = { ...op, db: tx as unknown as Operation['db'] };
    const contentItems = await readDemoContent(runtimeFile('database/demo/content'));
    const pictures = await listPictures();
    const total = contentItems.length + demoPeople.length;
    let done = 0;
    const step = () => {
      signal?.throwIfAborted();
      report(++done / total);
    };
    const shown: AddedPictures = new Map();
    // One after the other, since a connection runs one statement at a time.
    for (const [position, person] of demoPeople.entries()) {
      await addPerson(within, store, pictures, person, position);
      step();
    }
    await loadBranches(within);
    const branchIds = await readBranchIds(tx);
    for (const item of contentItems) {
      const branchId = branchIds.get(item.branch ?? '') ?? null;
      await addContent(within, store, { ...item, branchId }, shown);
      step();
    }
    await linkTranslations(within, contentItems);
    await loadMeetings(within);
    await loadDocuments(within, store);
    await loadPressKit(within, shown);
    await loadOwnPages(within);
    await addMenu(within);
    const adminName = await nameAdmin(within);
    const user = await loadStaff(within);
    await loadMessages(within);
    await tx.insert(party).values({ data: { ...demoParty, ...known }, updatedAt: op.now });
    // The legal texts of the applications contain the party's name and addresses.
    await loadApplications(within);
    await registerDemo(tx, kinds, { user, adminName });
    signal?.throwIfAborted();
  });
}

async function addContent(
  op: Operation,
  store: Store,
  content: DemoContent & { branchId: string | null },
  pictures: AddedPictures,
): Promise<void> {
  const body = placePictures(content.body, pictures);
  const { html, headings, words } = await renderDemoText(op.db, body);
  const { cover } = content;
  const [author] = await op.db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(eq(people.slug, content.author ?? ''));
  const named = { title: content.title, alt: cover?.alt ?? '' };
  const coverId = cover ? await addPicture(op, store, `contents/${content.slug}`, named) : null;
  if (coverId) pictures.set(content.slug, coverId);
  const attachment = await addReport(op, store, content);
  const [row] = await op.db
    .insert(contents)
    .values({
      category: content.category,
      slug: content.slug,
      title: content.title,
      summary: content.summary,
      author: author?.name ?? '',
      authorId: author?.id ?? null,
      tags: content.tags,
      language: languageOf(content.category),
      pinnedAt: content.pinned ? content.publishedAt : null,
      place: content.place ?? '',
      branchId: content.branchId,
      body,
      bodyHtml: html,
      headings,
      readingMinutes: readingMinutes(words),
      coverId,
      coverAlt: cover?.alt ?? '',
      coverCaption: cover?.caption ?? '',
      coverCredit: cover ? ILLUSTRATOR : '',
      corrections: content.corrections,
      state: content.archived ? 'archived' : 'published',
      publishedAt: content.publishedAt,
      createdAt: content.publishedAt,
      updatedAt: content.publishedAt,
      editedAt: content.publishedAt,
    })
    .returning({ contentId: contents.id });
  if (row && attachment)
    await op.db.insert(contentAttachments).values({ ...row, mediaId: attachment, position: 0 });
  const used = [coverId, attachment, ...mediaIdsIn(body)].filter((id) => id !== null);
  if (row && used.length > 0)
    await op.db.insert(contentMedia).values(used.map((mediaId) => ({ ...row, mediaId })));
}

/** Translations were loaded in the order of their dates, so each may be there before its original. */
async function linkTranslations(op: Operation, items: DemoContent[]): Promise<void> {
  for (const { slug, translates } of items) {
    if (!translates) continue;
    const pair = inArray(contents.slug, [slug, translates]);
    await op.db.update(contents).set({ translationGroup: randomUUID() }).where(pair);
  }
}

async function addPerson(
  op: Operation,
  store: Store,
  pictures: PictureName[],
  person: (typeof demoPeople)[number],
  position: number,
): Promise<void> {
  const name = `people/${person.slug}` as const;
  const words = { title: person.name, alt: person.name };
  const portraitId = pictures.includes(name) ? await addPicture(op, store, name, words) : null;
  await op.db.insert(people).values({
    ...person,
    translations: peopleWords[person.slug] ?? {},
    position,
    portraitId,
  });
}

/** Gives the first admin a name, unless the installation has already set one. Returns that admin's id. */
async function nameAdmin(op: Operation): Promise<string[]> {
  const id = await findFirstAdminId(op.db);
  if (!id) return [];
  const named = await op.db
    .update(users)
    .set({ name: 'Selin', surname: 'Aksoy' })
    .where(and(eq(users.id, id), eq(users.name, '')))
    .returning({ id: users.id });
  return named.map((row) => row.id);
}

async function addMenu(op: Operation): Promise<void> {
  for (const [position, { children = [], ...item }] of demoMenu.entries()) {
    const [row] = await op.db
      .insert(menuItems)
      .values({ ...item, position })
      .returning({ id: menuItems.id });
    if (children.length === 0 || !row) continue;
    await op.db
      .insert(menuItems)
      .values(children.map((child, place) => ({ ...child, parentId: row.id, position: place })));
  }
}
