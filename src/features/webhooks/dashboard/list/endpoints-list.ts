import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import { EndpointsFilter } from '../../schema.ts';
import { LIST } from '../paths.ts';

export const endpointsList = defineList({
  path: LIST,
  query: EndpointsFilter,
  filters: [],
  pageSize: 20,
});
