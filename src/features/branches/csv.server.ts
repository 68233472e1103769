import { sql } from 'drizzle-orm';
import { writeCsvTable } from '../../platform/csv/table.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { provinceName } from '../../platform/places/provinces.ts';
import { requireThat } from '../../platform/require.ts';
import { canManageBranches } from './policy.ts';
import { PLACE_ORDER } from './read.server.ts';
import { CSV_COLUMNS, type CsvColumn, NETWORKS, type Place } from './schema.ts';

export type CsvRow = Place & {
  address: string;
  phone: string;
  email: string;
  map_url: string;
  hours: string | null;
  links: Record<string, string>;
  founded_on: string | null;
  state: string;
};

const cellsOf = (row: CsvRow): Record<CsvColumn, string> => ({
  il: provinceName(row.province),
  ilce: row.district ?? '',
  durum: row.state,
  adres: row.address,
  telefon: row.phone,
  eposta: row.email,
  harita: row.map_url,
  saatler: row.hours ?? '',
  kurulus: row.founded_on ?? '',
  ...(Object.fromEntries(NETWORKS.map((name) => [name, row.links[name] ?? ''])) as Record<
    (typeof NETWORKS)[number],
    string
  >),
});

/**
 * Every branch as CSV with a byte-order mark and semicolons: spreadsheets set to Turkish open it with a
 * double click. Throws 401, 403.
 */
export async function exportBranches(op: Operation): Promise<string> {
  requireThat(op.actor, canManageBranches);
  const { rows } = await op.db.execute<CsvRow>(sql`
    select b.province, b.district, b.state, b.address, b.phone, b.email, b.map_url,
      b.hours->>'tr' as hours, b.links, b.founded_on::text
    from branches b order by ${PLACE_ORDER}, b.district is not null, b.district collate tr_rules`);
  return writeCsvTable(CSV_COLUMNS, rows.map(cellsOf));
}
