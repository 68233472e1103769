import { inArray } from 'drizzle-orm';
import { renderText } from '../../src/features/own-pages/pictures.server.ts';
import {
  ownPageRevisions,
  ownPages,
  ownPageTexts,
} from '../../src/features/own-pages/tables.server.ts';
import { boardMembers, boards, people } from '../../src/features/people/tables.server.ts';
import { LOCALES } from '../../src/platform/i18n/locales.ts';
import { RENDERER_VERSION } from '../../src/platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { demoOwnBoard } from './own-board.ts';
import { demoOwnPage } from './own-page.ts';

/** Adds the page and the board that the party of the demo made itself, as visitors see them. */
export async function loadOwnPages(op: Operation): Promise<void> {
  await addPage(op);
  await addBoard(op);
}

async function addPage({ db, now }: Operation): Promise<void> {
  const { slug, texts } = demoOwnPage;
  const title = texts.tr.title;
  const moments = { publishedAt: now, createdAt: now, updatedAt: now };
  const [page] = await db
    .insert(ownPages)
    .values({ slug, title, texts, state: 'published', publishedNumber: 1, ...moments })
    .returning({ pageId: ownPages.id });
  if (!page) return;
  for (const locale of LOCALES) {
    const { html } = await renderText(db, texts[locale].body);
    await db.insert(ownPageTexts).values({
      ...page,
      locale,
      ...texts[locale],
      bodyHtml: html,
      rendererVersion: RENDERER_VERSION,
      changedAt: now,
    });
  }
  await db
    .insert(ownPageRevisions)
    .values({ ...page, number: 1, kind: 'save', texts, savedAt: now, begunAt: now });
}

async function addBoard({ db }: Operation): Promise<void> {
  const { slug, texts, members } = demoOwnBoard;
  const [board] = await db
    .insert(boards)
    .values({ slug, texts, isShown: true })
    .returning({ boardId: boards.id });
  const slugs = members.map((member) => member.slug);
  const known = await db
    .select({ id: people.id, slug: people.slug })
    .from(people)
    .where(inArray(people.slug, slugs));
  for (const [index, { slug: personSlug, office }] of members.entries()) {
    const person = known.find((one) => one.slug === personSlug);
    if (board && person)
      await db
        .insert(boardMembers)
        .values({ ...board, personId: person.id, office, position: index + 1 });
  }
}
