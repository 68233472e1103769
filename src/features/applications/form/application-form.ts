import * as z from 'zod/mini';
import { isDistrictOf } from '../../../platform/places/districts.ts';
import { custom, sentApplication, withDate } from './schema.ts';

/** A district of the chosen province; other errors of the two fields have their own messages. */
export const districtInCity = <T extends { city?: unknown; district?: unknown }>() =>
  z.refine<T>(
    ({ city, district }) =>
      typeof city !== 'number' ||
      typeof district !== 'string' ||
      district === '' ||
      isDistrictOf(city, district),
    { path: ['district'], ...custom('wrongDistrict') },
  );

/**
 * The whole form. It is not in `schema.ts`, because the check of the district needs all districts: a
 * browser would load them a second time.
 */
export const ApplicationForm = z.pipe(withDate, sentApplication.check(districtInCity()));
export type ApplicationForm = z.infer<typeof ApplicationForm>;
