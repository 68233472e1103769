import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import { RedirectsFilter } from '../../schema.ts';
import { LIST } from '../paths.ts';

export const redirectsList = defineList({
  path: LIST,
  query: RedirectsFilter,
  filters: ['q', 'use'],
  sort: '-createdAt',
  pageSize: 50,
});
