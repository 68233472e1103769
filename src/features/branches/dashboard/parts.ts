import { useText } from '../../../dashboard/kit/language/language.ts';
import { districtLabel } from '../../../platform/branches/names.ts';
import { provinceName } from '../../../platform/places/provinces.ts';
import type { Place } from '../schema.ts';

export const LIST = '/dashboard/branches';
export const ADD = `${LIST}/add`;
export const IMPORT = `${LIST}/import`;
export const pageOf = (id: string) => `${LIST}/${id}`;
export const peopleOf = (id: string) => `${LIST}/${id}/people`;

/** Says what a branch is called, with the province of a district. */
export function useBranchName() {
  const { t } = useText();
  return (place: Place): string => {
    const province = provinceName(place.province);
    if (place.district === null) return t('branchesDesk:province', { place: province });
    const name = t('branchesDesk:district', { place: districtLabel(place) });
    return place.district === 'Merkez' ? name : `${name}, ${province}`;
  };
}
