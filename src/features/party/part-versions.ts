import { PARTY_PART_NAMES, type PartyPart } from './parts.ts';

/**
 * The version of the row with which each part was changed last. `at` is the version of the row for which
 * this is known: after a change that does not know the parts, all of them count as changed.
 */
export interface PartVersions {
  at: number;
  parts: Partial<Record<PartyPart, number>>;
}

/** The version with which a part was changed last, in a row of this version. */
export const versionOfPart = (
  stored: PartVersions | null,
  version: number,
  part: PartyPart,
): number => (stored?.at === version ? (stored.parts[part] ?? version) : version);

/** After these parts were changed, which made the next version of the row. */
export function afterChange(
  stored: PartVersions | null,
  version: number,
  changed: readonly PartyPart[],
): PartVersions {
  const at = version + 1;
  const parts = PARTY_PART_NAMES.map((part) => [
    part,
    changed.includes(part) ? at : versionOfPart(stored, version, part),
  ]);
  return { at, parts: Object.fromEntries(parts) };
}
