import { conflict, type FieldFault, Invalid, Refusal } from '../../platform/errors.ts';
import { placeholderFault } from '../../platform/mail/placeholders.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../platform/require.ts';
import { transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { getParty } from '../party/operations.server.ts';
import { LEGAL_TEXTS_TAG } from './current.server.ts';
import { canEditLegalTexts } from './policy.ts';
import { getLegalText } from './read.server.ts';
import {
  type EditedLegalText,
  LEGAL_PLACEHOLDERS,
  type LegalKind,
  type LegalPublication,
  type LegalWordings,
  localesOf,
  STATED_KINDS,
} from './schema.ts';
import { legalTextVersions } from './tables.server.ts';
import { ensureVersions, type LegalVersion } from './versions.server.ts';
import { fillWordings, hashWordings } from './wordings.server.ts';

/**
 * Publishes a text as a new version, which is in force at once. Versions never change. Throws 401, 403,
 * 409 `passwordConfirmationNeeded`, 409 with the `current` text if another version was published in
 * between, 422 with the name of the field, or 422 `legalTextUnchanged`.
 */
export async function publishLegalText(
  op: Operation,
  kind: LegalKind,
  { version: edited, note, ...template }: LegalPublication,
): Promise<EditedLegalText> {
  requireThat(op.actor, canEditLegalTexts);
  requireConfirmed(op);
  requireValid(kind, template);
  const before = (await ensureVersions(op.db, op.now)).get(kind) as LegalVersion;
  if (hashWordings(before.template) === hashWordings(template))
    throw new Refusal(422, 'legalTextUnchanged');
  const wordings = fillWordings(template, await getParty(op.db));
  const hash = hashWordings(wordings);
  await transact(op, async (tx) => {
    // The primary key makes two simultaneous publications of one version impossible.
    const added = await tx
      .insert(legalTextVersions)
      .values({
        ...{ kind, version: edited + 1, template, wordings, hash, note, origin: 'edited' },
        publishedAt: op.now,
        publishedBy: op.actor.kind === 'staff' ? op.actor.id : null,
      })
      .onConflictDoNothing()
      .returning({ version: legalTextVersions.version });
    if (before.version !== edited || added.length === 0)
      throw conflict({ current: await getLegalText(op, kind) });
    tx.invalidate(LEGAL_TEXTS_TAG);
    await recordEvent(tx, op, {
      action: 'legalText.publish',
      subject: { kind: 'setting', id: `legal/${kind}`, name: wordings.tr.title },
      before: { version: before.version, checksum: before.hash },
      after: { version: edited + 1, checksum: hash, note },
    });
  });
  return getLegalText(op, kind);
}

/** The names of the fields are `tr.title`, `en.text`. */
function requireValid(kind: LegalKind, template: LegalWordings): void {
  const faults: Record<string, FieldFault> = {};
  for (const locale of localesOf(template)) {
    for (const [part, text] of Object.entries(template[locale] ?? {})) {
      const fault = placeholderFault(text, LEGAL_PLACEHOLDERS);
      if (fault) faults[`${locale}.${part}`] = fault;
    }
    if (STATED_KINDS.includes(kind) && !template[locale]?.statement)
      faults[`${locale}.statement`] = { rule: 'required' };
  }
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}
