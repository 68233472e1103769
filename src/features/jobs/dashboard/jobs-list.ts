import { defineList } from '../../../dashboard/kit/table/define-list.ts';
import { FailedJobsFilter } from '../schema.ts';

export const jobsList = defineList({
  path: '/dashboard/admin/jobs',
  query: FailedJobsFilter,
  filters: [],
  pageSize: 50,
});
