import { desc, eq } from 'drizzle-orm';
import { displayName } from '../../platform/display-name.ts';
import { conflict, type FieldFault, Invalid, Refusal } from '../../platform/errors.ts';
import { placeholderFault } from '../../platform/mail/placeholders.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../platform/require.ts';
import { transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { getParty } from '../party/operations.server.ts';
import { BUILT_IN } from './built-in/all.ts';
import {
  type EditedLegalText,
  LEGAL_KINDS,
  LEGAL_PLACEHOLDERS,
  type LegalKind,
  type LegalPreview,
  type LegalPublication,
  type LegalSummary,
  type LegalWordings,
  type LegalWords,
  localesOf,
  STATED_KINDS,
} from './contract.ts';
import { canEditLegalTexts } from './policy.ts';
import { legalTextVersions } from './tables.server.ts';
import {
  ensureVersions,
  fillWordings,
  hashWordings,
  LEGAL_TEXTS_TAG,
  type LegalVersion,
} from './versions.server.ts';

/** The version in force of every text. Throws 401 or 403. */
export async function listLegalTexts(op: Operation): Promise<LegalSummary[]> {
  requireThat(op.actor, canEditLegalTexts);
  const last = await ensureVersions(op.db, op.now);
  const rows = await selectVersions(op);
  return LEGAL_KINDS.map((kind) => {
    const version = last.get(kind) as LegalVersion;
    const row = rows.find((one) => one.kind === kind && one.version === version.version);
    return {
      kind,
      title: version.wordings.tr.title,
      locales: localesOf(version.wordings),
      ...publicationOf({ ...version, publisher: row?.publisher ?? null }),
    };
  });
}

/** A text in force with its versions. Throws 401 or 403. */
export async function getLegalText(op: Operation, kind: LegalKind): Promise<EditedLegalText> {
  requireThat(op.actor, canEditLegalTexts);
  const { version, template } = (await ensureVersions(op.db, op.now)).get(kind) as LegalVersion;
  return {
    kind,
    version,
    template,
    builtIn: BUILT_IN[kind],
    isStated: STATED_KINDS.includes(kind),
    placeholders: [...LEGAL_PLACEHOLDERS],
    versions: (await selectVersions(op, kind)).map(publicationOf),
  };
}

/** A text as visitors will read it. Throws 401 or 403. */
export async function previewLegalText(op: Operation, words: LegalWords): Promise<LegalPreview> {
  requireThat(op.actor, canEditLegalTexts);
  const { tr } = fillWordings({ tr: words }, await getParty(op.db));
  return { title: tr.title, statement: tr.statement, html: renderMarkdown(tr.text).html };
}

type Row = Pick<LegalVersion, 'version' | 'hash' | 'origin' | 'note' | 'publishedAt'> & {
  publisher: Parameters<typeof displayName>[0] | null;
};

const publicationOf = ({ version, hash, origin, note, publishedAt, publisher }: Row) => ({
  version,
  hash,
  origin,
  note,
  publishedAt: publishedAt.toISOString(),
  publishedBy: publisher && displayName(publisher),
});

/** Without the texts, the newest version first. */
async function selectVersions({ db }: Operation, kind?: LegalKind) {
  const { version, hash, origin, note, publishedAt, publishedBy } = legalTextVersions;
  const { name, surname, username } = users;
  return db
    .select({
      kind: legalTextVersions.kind,
      version,
      hash,
      origin,
      note,
      publishedAt,
      publisher: { name, surname, username },
    })
    .from(legalTextVersions)
    .leftJoin(users, eq(users.id, publishedBy))
    .where(kind && eq(legalTextVersions.kind, kind))
    .orderBy(desc(version));
}

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
        kind,
        version: edited + 1,
        template,
        wordings,
        hash,
        note,
        origin: 'edited',
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
