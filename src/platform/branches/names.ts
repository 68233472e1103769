import { provinceName } from '../places/provinces.ts';

/** Where a branch is. */
export interface BranchPlace {
  /** Plate code of the province. */
  province: number;
  /** Null: the branch of the whole province. */
  district: string | null;
}

/** `Ankara`, `Çankaya, Ankara`; 51 districts are called "Merkez", so these are `Bolu Merkez`. */
export function branchName({ province, district }: BranchPlace): string {
  const whole = provinceName(province);
  if (district === null) return whole;
  return district === 'Merkez' ? `${whole} ${district}` : `${district}, ${whole}`;
}
