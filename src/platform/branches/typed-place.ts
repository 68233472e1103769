import { districtsOf } from '../places/districts.ts';
import { PROVINCES, provinceName } from '../places/provinces.ts';
import { slugOf } from '../slug.ts';
import type { BranchPlace } from './names.ts';

const PROVINCE_SLUGS = new Map(PROVINCES.map(({ plate, name }) => [slugOf(name), plate]));
export const provinceSlug = (plate: number): string => slugOf(provinceName(plate));
export const ALL_PROVINCE_SLUGS: readonly string[] = [...PROVINCE_SLUGS.keys()];

/** The plate code of the province with this slug, or null. */
export const provinceBySlug = (slug: string): number | null => PROVINCE_SLUGS.get(slug) ?? null;

/** The district of a province with this slug, or null. */
export const districtBySlug = (plate: number, slug: string): string | null =>
  districtsOf(plate).find((district) => slugOf(district) === slug) ?? null;

/**
 * A province by its name or plate, and a district by its name, in any spelling of Turkish letters; an
 * empty district is the whole province.
 * @returns the place, or which of both is not known
 */
export function typedPlace(il: string, ilce: string): BranchPlace | 'province' | 'district' {
  const plate = /^\d{1,2}$/.test(il) ? Number(il) : provinceBySlug(slugOf(il));
  const province = PROVINCES.find((one) => one.plate === plate);
  if (!province) return 'province';
  if (ilce === '') return { province: province.plate, district: null };
  const slug = slugOf(ilce);
  const isCentre = slug === `${slugOf(province.name)}-merkez`;
  const district = districtBySlug(province.plate, isCentre ? 'merkez' : slug);
  return district === null ? 'district' : { province: province.plate, district };
}
