import { defineList } from '../../../dashboard/kit/table/define-list.ts';
import type { ListState } from '../../../dashboard/kit/table/use-list-view.ts';
import { AuditFilter } from '../schema.ts';

/** The filters and the page of the log, as they are in the address. */
export const auditList = defineList({
  path: '/dashboard/admin/audit',
  query: AuditFilter,
  filters: ['subject', 'action', 'actor', 'from', 'to'],
  pageSize: 50,
});

export type AuditState = ListState<ReturnType<typeof auditList.read>>;
