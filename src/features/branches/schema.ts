import type { TFunction } from 'i18next';
import { type BranchPlace, districtLabel } from '../../platform/branches/names.ts';
import {
  ALL_PROVINCE_SLUGS,
  districtBySlug,
  provinceBySlug,
  provinceSlug,
} from '../../platform/branches/typed-place.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { provinceName } from '../../platform/places/provinces.ts';
import { slugOf } from '../../platform/slug.ts';

/** The Turkish address of the finder; provinces and districts are below it. */
export const BRANCHES_PATH = '/teskilat';
/** Of what shows several branches. */
export const BRANCHES_TAG = 'branches';
export const branchTag = (id: string) => `branch:${id}`;

export const NETWORKS = ['x', 'facebook', 'instagram', 'youtube'] as const;
export type Network = (typeof NETWORKS)[number];

export type Place = BranchPlace;

/** The place that slugs of a province and a district name; null: there is no such place. */
export function placeBySlugs({ il = '', ilce }: { il?: string; ilce?: string }): Place | null {
  const province = provinceBySlug(il);
  if (province === null) return null;
  if (ilce === undefined) return { province, district: null };
  const district = districtBySlug(province, ilce);
  return district === null ? null : { province, district };
}

/** The Turkish path of the page of a branch; it follows from its place. */
export const branchPath = ({ province, district }: Place): string =>
  [BRANCHES_PATH, provinceSlug(province), ...(district === null ? [] : [slugOf(district)])].join(
    '/',
  );

/** What the branch is called: "Ankara İl Teşkilatı", "Bolu Merkez İlçe Teşkilatı". */
export const branchName = (t: TFunction, place: Place): string =>
  place.district === null
    ? t('branches:name.province', { place: provinceName(place.province) })
    : t('branches:name.district', { place: districtLabel(place) });

/** The same where nothing else says in which province a district is: "Çankaya İlçe Teşkilatı, Ankara". */
export const wholeBranchName = (t: TFunction, place: Place): string =>
  place.district === null || place.district === 'Merkez'
    ? branchName(t, place)
    : `${branchName(t, place)}, ${provinceName(place.province)}`;

/** The slugs of all provinces, as the value of a parameter. */
const PROVINCE_PATTERN = new RegExp(`^(${ALL_PROVINCE_SLUGS.join('|')})$`);
const DISTRICT_PATTERN = /^[a-z-]{2,40}$/;

/** The parameters of a form that is opened with a place; a page that has them declares both. */
export const PLACE_QUERY = { il: PROVINCE_PATTERN, ilce: DISTRICT_PATTERN };

/** The address of a form for somebody of this place. */
const formPathOf =
  (path: string) =>
  ({ province, district }: Place): string => {
    const ilce = district ? `&ilce=${slugOf(district)}` : '';
    return `${path}?il=${provinceSlug(province)}${ilce}`;
  };
export const applyPathOf = formPathOf('/uye-olun');
export const writePathOf = formPathOf('/bize-ulasin');

/** The place that these parameters name; a district that the province does not have is left out. */
export const placeOfQuery = ({ il, ilce }: Record<string, string | undefined>): Place | null => {
  const named = { ...(il !== undefined && { il }) };
  return placeBySlugs({ ...named, ...(ilce !== undefined && { ilce }) }) ?? placeBySlugs(named);
};

/** A place as one word of an address or a form: `ankara/cankaya`. */
export const placeKey = (place: Place): string => branchPath(place).slice(BRANCHES_PATH.length + 1);
export const PLACE_KEY_PATTERN = /^[a-z-]{2,30}(\/[a-z-]{2,40})?$/;
export const placeByKey = (key: string): Place | null => {
  const [il = '', ilce] = key.split('/');
  return placeBySlugs({ il, ...(ilce !== undefined && { ilce }) });
};

/** Which branch reads what comes from a place, for the script of a form. */
export interface Readers {
  /** The districts with an open branch, by plate code; "" for the province itself. */
  open: Record<number, string[]>;
  /** By place, such as `6/Çankaya`: the place of the branch that reads instead; null: the party. */
  instead: Record<string, [province: number, district: string] | null>;
}

/** A text in every language; an empty one is shown in Turkish. */
export type InEachLanguage = Record<Locale, string>;

/** The columns of a file with branches; a file may have any of them. `durum` is not read. */
export const CSV_COLUMNS = [
  'il',
  'ilce',
  'durum',
  'adres',
  'telefon',
  'eposta',
  'harita',
  'saatler',
  'kurulus',
  ...NETWORKS,
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
