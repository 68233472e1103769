import { districtsOf } from '../../../platform/places/districts.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';

/** The districts of a province, for a list. `lang` is left out in a group that has it. */
export const DistrictOptions = ({ city, lang }: { city: number; lang?: 'tr' }) =>
  districtsOf(city).map((district) => (
    <option key={district} lang={lang}>
      {district}
    </option>
  ));

/** The districts of all provinces, for a list that needs no script. */
export const AllDistricts = () =>
  PROVINCES.map(({ plate, name }) => (
    <optgroup key={plate} label={name} lang="tr">
      <DistrictOptions city={plate} />
    </optgroup>
  ));
