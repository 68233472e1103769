import type { Database } from '../../platform/database/client.server.ts';
import type { LegalKind, LegalWordings } from './schema.ts';
import type { LegalVersionView } from './views.ts';

/** All versions for the list, and the texts of the one with the number `$2`. */
const VERSIONS = `
  select version, hash, note, published_at,
    case when version = $2 then wordings end as wordings
  from legal_text_versions where kind = $1 order by version desc`;

interface Row {
  version: number;
  hash: string;
  note: string;
  published_at: Date;
  wordings: LegalWordings | null;
}

/** A version of a text with the list of all its versions; null if there is none with this number. */
export async function findVersion(db: Database, kind: LegalKind, number: number) {
  const { rows } = await db.$client.query<Row>({
    name: 'legal-text',
    text: VERSIONS,
    values: [kind, number],
  });
  const found = rows.find(({ wordings }) => wordings);
  if (!found?.wordings) return null;
  const { version, hash, wordings, published_at: publishedAt } = found;
  return {
    shown: { kind, version, hash, wordings, publishedAt },
    versions: rows.map(
      (row): LegalVersionView => ({
        version: row.version,
        publishedAt: row.published_at,
        note: row.note,
      }),
    ),
  };
}
