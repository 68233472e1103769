import { applicationsList } from '../../desk/dashboard/list/applications-list.ts';
import type { Matching } from '../../desk/schema.ts';

const { path, noFilters, read, write } = applicationsList;
const plain = read(new URLSearchParams());

/** The address of the list with exactly this filter. */
export const listAddress = (filter: Matching): string =>
  path + write({ ...plain, ...noFilters, status: '', ...filter });
