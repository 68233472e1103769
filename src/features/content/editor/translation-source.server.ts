import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { conflict, Invalid, notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { canEditContent } from '../policy.ts';
import { actorId } from '../read.server.ts';
import { authorName } from '../row.server.ts';
import { contentSources, contents, isKept } from '../tables.server.ts';
import type { SeenSource, TranslationSource } from './contract.ts';

/**
 * The content from which this one was translated: the one that was remembered, otherwise the Turkish
 * one of its translations. Null if there is none. Throws 401, 403, 404.
 */
export async function readSource(op: Operation, id: string): Promise<TranslationSource | null> {
  requireThat(op.actor, canEditContent);
  return sourceOf(op.db, id);
}

const origin = alias(contents, 'origin');

async function sourceOf(
  db: Pick<Queryable, 'select'>,
  id: string,
): Promise<TranslationSource | null> {
  const [content] = await db
    .select({ language: contents.language, group: contents.translationGroup })
    .from(contents)
    .where(and(eq(contents.id, id), isKept));
  if (!content) throw notFound();
  if (!content.group) return null;
  const found = await db
    .select({
      id: origin.id,
      language: origin.language,
      state: origin.state,
      version: origin.version,
      title: origin.title,
      summary: origin.summary,
      body: origin.body,
      seen: contentSources,
      name: users.name,
      surname: users.surname,
      username: users.username,
    })
    .from(origin)
    .leftJoin(
      contentSources,
      and(eq(contentSources.sourceId, origin.id), eq(contentSources.contentId, id)),
    )
    .leftJoin(users, eq(users.id, contentSources.seenBy))
    .where(
      and(
        eq(origin.translationGroup, content.group),
        ne(origin.id, id),
        ne(origin.state, 'deleted' as never),
      ),
    );
  const source =
    found.find(({ seen }) => seen) ??
    found.find(({ language }) => language === 'tr' && content.language !== 'tr');
  if (!source) return null;
  const { seen, name, surname, username, ...now } = source;
  return {
    ...now,
    seen: seen && {
      title: seen.title,
      summary: seen.summary,
      body: seen.body,
      at: seen.seenAt.toISOString(),
      by: authorName(name, surname, username),
    },
  };
}

/**
 * Remembers that a translation agrees with its source as it is now. Throws 401, 403, 404; 422 if the two
 * are not linked, and 409 if the source has changed since the translator read it.
 */
export async function markSourceSeen(
  op: Operation,
  id: string,
  { of, version }: SeenSource,
): Promise<TranslationSource> {
  requireThat(op.actor, canEditContent);
  return transact(op, async (tx) => {
    const [content] = await tx
      .select({ title: contents.title, group: contents.translationGroup })
      .from(contents)
      .where(and(eq(contents.id, id), isKept));
    if (!content) throw notFound();
    const [source] = await tx
      .select({
        title: contents.title,
        version: contents.version,
        group: contents.translationGroup,
      })
      .from(contents)
      .where(and(eq(contents.id, of), ne(contents.id, id), isKept))
      .for('update');
    if (!source?.group || source.group !== content.group)
      throw new Invalid({ of: { rule: 'unknownTranslation' } });
    if (source.version !== version) throw conflict();
    await rememberSource(tx, op, id, of);
    await recordEvent(tx, op, {
      action: 'content.update',
      subject: { kind: 'content', id, name: content.title },
      after: { translationSource: source.title },
    });
    const seen = await sourceOf(tx, id);
    if (!seen) throw notFound();
    return seen;
  });
}

/** Keeps the present text of the source beside its translation. */
export async function rememberSource(
  tx: Queryable,
  op: Pick<Operation, 'actor' | 'now'>,
  contentId: string,
  sourceId: string,
): Promise<void> {
  const [text] = await tx
    .select({ title: contents.title, summary: contents.summary, body: contents.body })
    .from(contents)
    .where(eq(contents.id, sourceId));
  if (!text) return;
  const seen = { sourceId, ...text, seenAt: op.now, seenBy: actorId(op) };
  await tx
    .insert(contentSources)
    .values({ contentId, ...seen })
    .onConflictDoUpdate({ target: contentSources.contentId, set: seen });
}
