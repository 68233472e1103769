import { desc, eq } from 'drizzle-orm';
import { displayName } from '../../platform/display-name.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { users } from '../identity/users/tables.server.ts';
import { getParty } from '../party/operations.server.ts';
import { BUILT_IN } from './built-in/all.ts';
import { canEditLegalTexts } from './policy.ts';
import {
  type EditedLegalText,
  LEGAL_KINDS,
  LEGAL_PLACEHOLDERS,
  type LegalKind,
  type LegalPreview,
  type LegalSummary,
  type LegalWords,
  localesOf,
  STATED_KINDS,
} from './schema.ts';
import { legalTextVersions } from './tables.server.ts';
import { ensureVersions, type LegalVersion } from './versions.server.ts';
import { fillWordings } from './wordings.server.ts';

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
  ...{ version, hash, origin, note },
  publishedAt: publishedAt.toISOString(),
  publishedBy: publisher && displayName(publisher),
});

/** Without the texts, the newest version first. */
async function selectVersions({ db }: Operation, kind?: LegalKind) {
  const { version, hash, origin, note, publishedAt, publishedBy } = legalTextVersions;
  const { name, surname, username } = users;
  return db
    .select({
      ...{ kind: legalTextVersions.kind, version, hash, origin, note, publishedAt },
      publisher: { name, surname, username },
    })
    .from(legalTextVersions)
    .leftJoin(users, eq(users.id, publishedBy))
    .where(kind && eq(legalTextVersions.kind, kind))
    .orderBy(desc(version));
}
