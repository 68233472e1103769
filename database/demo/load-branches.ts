import { count } from 'drizzle-orm';
import { NO_OFFICE } from '../../src/features/people/schema.ts';
import { branchPeople, people } from '../../src/features/people/tables.server.ts';
import { branchLabel, districtLabel } from '../../src/platform/branches/names.ts';
import { branches } from '../../src/platform/branches/tables.server.ts';
import { provinceSlug } from '../../src/platform/branches/typed-place.ts';
import type { Queryable } from '../../src/platform/database/client.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { provinceName } from '../../src/platform/places/provinces.ts';
import { slugOf } from '../../src/platform/slug.ts';
import { type DemoBranch, demoBranches } from './branches.ts';

/** "Ankara İl Başkanı", "Bolu Merkez İlçe Başkanı". */
const chairOf = ({ province, district }: DemoBranch) =>
  district
    ? `${districtLabel({ province, district })} İlçe Başkanı`
    : `${provinceName(province)} İl Başkanı`;

/** `ankara@…`, `ankara.cankaya@…`; a branch without a telephone has none. */
const emailOf = ({ province, district, phone }: DemoBranch) =>
  phone
    ? `${[provinceSlug(province), ...(district ? [slugOf(district)] : [])].join('.')}@ufuk.example`
    : '';

/** Adds the branches of the demo and the people who lead them. */
export async function loadBranches(op: Operation): Promise<void> {
  const [known] = await op.db.select({ total: count() }).from(people);
  let position = known?.total ?? 0;
  for (const branch of demoBranches) {
    const { province, district = null, address, phone, hours, foundedOn, text } = branch;
    const [row] = await op.db
      .insert(branches)
      .values({
        province,
        district,
        address: address ?? '',
        phone: phone ?? '',
        email: emailOf(branch),
        hours: hours ? { tr: hours } : {},
        foundedOn: foundedOn ?? null,
        texts: text ? { tr: text } : {},
        createdAt: op.now,
        updatedAt: op.now,
      })
      .returning({ id: branches.id });
    const officers = [
      ...(branch.chair ? [{ name: branch.chair, office: chairOf(branch) }] : []),
      ...(branch.others ?? []),
    ];
    for (const [index, { name, office = '' }] of officers.entries()) {
      const place =
        district === null ? provinceName(province) : districtLabel({ province, district });
      const [person] = await op.db
        .insert(people)
        .values({
          slug: slugOf(name),
          name,
          duty: index === 0 ? office : `${place} ${office}`,
          province: provinceName(province),
          position: position++,
        })
        .returning({ id: people.id });
      if (row && person)
        await op.db.insert(branchPeople).values({
          branchId: row.id,
          personId: person.id,
          office: { ...NO_OFFICE, tr: office },
          isChair: index === 0,
          position: index + 1,
        });
    }
  }
}

/** The ids of all branches by their names: `Ankara`, `Çankaya, Ankara`. */
export async function readBranchIds(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const { id, province, district } = branches;
  const rows = await db.select({ id, province, district }).from(branches);
  return new Map(rows.map((row) => [branchLabel(row), row.id]));
}
