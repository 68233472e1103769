import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import { PrivacyFilter } from '../../requests/schema.ts';

export const requestsList = defineList({
  path: '/dashboard/privacy',
  query: PrivacyFilter,
  filters: ['state', 'kind'],
  sort: 'dueAt',
  pageSize: 20,
});
