import { provinceName } from '../places/provinces.ts';
import type { NamedBranch } from '../session.ts';

/** Where a branch is. */
export type BranchPlace = {
  /** Plate code of the province. */
  province: number;
  /** Null: the branch of the whole province. */
  district: string | null;
};

/** 51 districts are called "Merkez": the name of the province tells them apart. */
export const districtLabel = ({ province, district }: BranchPlace): string =>
  district === 'Merkez' ? `${provinceName(province)} Merkez` : (district ?? '');

/** A branch in lists and choices of the dashboard: `Ankara`, `Çankaya, Ankara`, `Bolu Merkez`. */
export function branchLabel(place: BranchPlace): string {
  const province = provinceName(place.province);
  if (place.district === null) return province;
  return place.district === 'Merkez' ? districtLabel(place) : `${place.district}, ${province}`;
}

/** A stored branch as replies name it; null: the whole party. */
export const namedBranch = (branch: (BranchPlace & { id: string }) | null): NamedBranch | null =>
  branch && { id: branch.id, name: branchLabel(branch) };
