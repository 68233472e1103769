import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import {
  type ConstraintFaults,
  withFieldFaults,
} from '../../platform/database/constraint-faults.server.ts';
import { conflict, Invalid } from '../../platform/errors.ts';
import { readingMinutes, renderMarkdown } from '../../platform/markup/markdown.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { slugOf } from '../../platform/slug.ts';
import { transact } from '../../platform/transaction.server.ts';
import { claimCreation, nameCreated } from './creations.server.ts';
import { getRow } from './operations.server.ts';
import { canCreateContent, canDeleteContent, canEditContent } from './policy.ts';
import { recordChange } from './recorded.server.ts';
import { toContent } from './rows.server.ts';
import type { Category, Content, ContentChange, NewContent } from './schema.ts';
import { contents, formerSlugs } from './tables.server.ts';

/**
 * Creates a content. A call that is repeated with the same `key` returns the content that the first
 * call created. Throws 401, 403, 422 with the name of the field, or 409 with the `current` content
 * if the repeated call has different input.
 */
export async function createContent(
  op: Operation,
  input: NewContent,
  key?: string,
): Promise<Content> {
  requireThat(op.actor, canCreateContent);
  checkReadyToPublish(input);
  const who = actorId(op);
  const wanted = wantedSlug(input);
  return withFieldFaults(CONSTRAINT_FAULTS, () =>
    transact(op, async (tx) => {
      const creation = await claimCreation(tx, op, key, input);
      if (creation?.contentId) {
        const current = toContent(await getRow(tx, op, creation.contentId), op.actor);
        if (creation.isSameInput) return current;
        throw conflict({ current });
      }
      const slug = input.slug || (await freeSlug(tx, wanted));
      const columns = { ...columnsOf(input), slug };
      // New content may use an address that another content used formerly.
      if (input.slug) await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
      const [row] = await tx
        .insert(contents)
        .values({
          ...columns,
          publishedAt: input.state === 'draft' ? null : op.now,
          createdAt: op.now,
          updatedAt: op.now,
          createdBy: who,
          updatedBy: who,
        })
        .returning({ id: contents.id })
        .prepare('content-insert')
        .execute();
      if (!row) throw new Error('The content was not written.');
      if (creation) await nameCreated(tx, creation.id, row.id);
      if (input.state !== 'draft') tx.invalidate(...tagsOf(row.id, input.category));
      const content = toContent(await getRow(tx, op, row.id), op.actor);
      await recordChange(tx, op, row.id, null, columns);
      return content;
    }),
  );
}

/**
 * Saves a content if `version` is still the current one. Throws 404, 422, or 409 with the `current`
 * content if another user has saved in the meantime.
 */
export async function saveContent(
  op: Operation,
  id: string,
  input: ContentChange,
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  checkReadyToPublish(input);
  return withFieldFaults(CONSTRAINT_FAULTS, () =>
    transact(op, async (tx) => {
      const before = await lockVersion(tx, op, id, input.version);
      const slug = input.slug || before.slug;
      if (slug !== before.slug && before.publishedAt)
        await keepFormerSlug(tx, id, before.slug, slug);
      const columns = { ...columnsOf(input), slug };
      await tx
        .update(contents)
        .set({
          ...columns,
          publishedAt: before.publishedAt ?? (input.state === 'draft' ? null : op.now),
          updatedAt: op.now,
          updatedBy: actorId(op),
          version: sql`${contents.version} + 1`,
        })
        .where(eq(contents.id, id));
      if (before.state !== 'draft' || input.state !== 'draft') {
        tx.invalidate(...tagsOf(id, before.category), ...tagsOf(id, input.category));
      }
      const content = toContent(await getRow(tx, op, id), op.actor);
      await recordChange(tx, op, id, before, columns);
      return content;
    }),
  );
}

/** Deletes a content permanently. Throws 404 or 409 like {@link saveContent}. */
export async function deleteContent(op: Operation, id: string, version: number): Promise<void> {
  requireThat(op.actor, canDeleteContent);
  await transact(op, async (tx) => {
    const before = await lockVersion(tx, op, id, version);
    await tx.delete(contents).where(eq(contents.id, id));
    if (before.state !== 'draft') tx.invalidate(...tagsOf(id, before.category));
    await recordChange(tx, op, id, before, null);
  });
}

/** The tags of the pages that show a content of this category. */
const tagsOf = (id: string, category: Category) => [
  `content:${id}`,
  `list:${category}`,
  'list:all',
  'list:archive',
  'home',
];

const actorId = (op: Operation) => (op.actor.kind === 'staff' ? op.actor.id : null);

async function lockVersion(tx: Queryable, op: Operation, id: string, version: number) {
  const [locked] = await tx
    .select({ version: contents.version })
    .from(contents)
    .where(eq(contents.id, id))
    .for('update');
  const row = await getRow(tx, op, id);
  if (locked?.version !== version) throw conflict({ current: toContent(row, op.actor) });
  return row;
}

function columnsOf(input: NewContent | ContentChange) {
  const { html, headings, words } = renderMarkdown(input.body);
  const { title, category, body, summary, author, state, cover } = input;
  return {
    title,
    category,
    body,
    summary,
    author,
    state,
    bodyHtml: html,
    headings,
    readingMinutes: readingMinutes(words),
    coverId: cover?.mediaId ?? null,
    coverAlt: cover?.alt ?? '',
    coverCaption: cover?.caption ?? '',
  };
}

function checkReadyToPublish(input: NewContent | ContentChange): void {
  if (input.state === 'draft') return;
  if (!input.body.trim()) throw new Invalid({ body: { rule: 'bodyRequired' } });
  if (input.cover && !input.cover.alt)
    throw new Invalid({ 'cover.alt': { rule: 'coverAltRequired' } });
}

function wantedSlug(input: NewContent): string {
  const slug = input.slug || slugOf(input.title);
  if (!slug) throw new Invalid({ slug: { rule: 'slugEmpty' } });
  return slug;
}

/** How many numbers are tried as a suffix of an address before a random suffix is used. */
const NUMBERED = 30;

/**
 * `wanted`, or `wanted` with a number, so that the address is neither in use nor a former address.
 */
async function freeSlug(tx: Queryable, wanted: string): Promise<string> {
  const candidates = [wanted, ...Array.from({ length: NUMBERED }, (_, n) => `${wanted}-${n + 2}`)];
  const list = sql`${sql.param(candidates)}::text[]`;
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${contents} where slug = any(${list})
    union all select slug from ${formerSlugs} where slug = any(${list})`);
  const taken = new Set(rows.map((row) => row.slug));
  const free = candidates.find((candidate) => !taken.has(candidate));
  return free ?? `${wanted}-${randomBytes(4).toString('hex')}`;
}

async function keepFormerSlug(tx: Queryable, id: string, old: string, next: string): Promise<void> {
  await tx
    .delete(formerSlugs)
    .where(and(eq(formerSlugs.slug, next), eq(formerSlugs.contentId, id)));
  await tx.insert(formerSlugs).values({ slug: old, contentId: id }).onConflictDoNothing();
}

const CONSTRAINT_FAULTS: ConstraintFaults = {
  contents_slug: { slug: { rule: 'slugTaken' } },
  contents_cover_id_media_id_fk: { 'cover.mediaId': { rule: 'unknownMedia' } },
};
