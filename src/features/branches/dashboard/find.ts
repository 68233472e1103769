import type { FindRecords } from '../../../dashboard/kit/feature.ts';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { branchLabel } from '../../../platform/branches/names.ts';
import { branchRoutes } from '../contract.ts';
import { pageOf } from './parts.ts';

const MOST = 5;

/** The branches whose province or district has these words, for the command palette. */
export const findBranches: FindRecords = async (q) => {
  const { data } = await call(branchRoutes.list, { query: { q, pageSize: MOST } });
  return data.map(({ id, ...place }) => ({ to: pageOf(id), title: branchLabel(place), note: '' }));
};
