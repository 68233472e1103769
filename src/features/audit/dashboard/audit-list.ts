import { defineList } from '../../../dashboard/kit/table/define-list.ts';
import type { ListState } from '../../../dashboard/kit/table/use-list-view.ts';
import { AuditFilter } from '../schema.ts';

/** What the log shows, as it stands in its address. */
export const auditList = defineList({
  path: '/dashboard/admin/audit',
  query: AuditFilter,
  filters: ['subject', 'action', 'actor', 'from', 'to'],
  pageSize: 50,
});

export type AuditState = ListState<ReturnType<typeof auditList.read>>;
