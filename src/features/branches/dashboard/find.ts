import type { FindRecords } from '../../../dashboard/kit/feature.ts';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { provinceName } from '../../../platform/places/provinces.ts';
import { branchRoutes } from '../contract.ts';
import { districtLabel } from '../schema.ts';
import { pageOf } from './parts.ts';

const MOST = 5;

/** The branches whose province or district has these words, for the command palette. */
export const findBranches: FindRecords = async (q) => {
  const { data } = await call(branchRoutes.list, { query: { q, pageSize: MOST } });
  return data.map(({ id, ...place }) => {
    const province = provinceName(place.province);
    return {
      to: pageOf(id),
      title: place.district === null ? province : districtLabel(place),
      note: place.district === null ? '' : province,
    };
  });
};
