import { eq, inArray } from 'drizzle-orm';
import { withFieldFaults } from '../../../platform/database/constraint-faults.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { canEditContent } from '../policy.ts';
import { editedRow, getRow } from '../read-content.server.ts';
import { toContent, type WholeRow } from '../rows.server.ts';
import type { Content } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { tagsOf } from '../tags.ts';
import { translationGroup } from '../write/relations.server.ts';

/**
 * Makes a content a translation of another one, or of none. It is not a part of the text: it holds at
 * once, also for a published content, and does not increase the version, so that an editor who has
 * the content open can still save. Throws 401, 403, 404, and 422 for `of` if that content does not
 * exist or its translations already have this language.
 */
export async function linkTranslation(
  op: Operation,
  id: string,
  of: string | null,
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  return withFieldFaults({ contents_translation: { of: { rule: 'translationExists' } } }, () =>
    transact(op, async (tx) => {
      // Always in the same order, so that two users who link the same contents wait for each other.
      await tx
        .select({ id: contents.id })
        .from(contents)
        .where(inArray(contents.id, of ? [id, of] : [id]))
        .orderBy(contents.id)
        .for('update');
      const before = await getRow(tx, op, id);
      const link = { translationOf: of, language: before.language };
      const group = await translationGroup(tx, id, link, before.translationGroup, 'of');
      await tx.update(contents).set({ translationGroup: group }).where(eq(contents.id, id));
      const after = await getRow(tx, op, id);
      tx.invalidate(...tagsOf(before), ...tagsOf(after));
      if (namesOf(before) !== namesOf(after)) {
        await recordEvent(tx, op, {
          action: 'content.update',
          subject: { kind: 'content', id, name: after.title },
          before: { translations: namesOf(before) },
          after: { translations: namesOf(after) },
        });
      }
      return toContent(await editedRow(tx, after), op.actor);
    }),
  );
}

const namesOf = ({ translations }: WholeRow): string =>
  translations.map(({ language, title }) => `${language}: ${title}`).join(', ');
