import { onlyGiven, pageOf, searchOf } from '../../../dashboard/parts/list-address.ts';
import { AUDIT_ACTIONS, type AuditAction, type AuditFilter } from '../schema.ts';

export const PAGE_SIZE = 50;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^2[01]\d\d-\d\d-\d\d$/;

/** What the log shows, as it stands in the address; an empty text filters nothing. */
export interface AuditView {
  subject: string;
  action: AuditAction | '';
  actor: string;
  from: string;
  to: string;
  page: number;
}
export const PLAIN: AuditView = { subject: '', action: '', actor: '', from: '', to: '', page: 1 };

const matching = (pattern: RegExp, value: string | null) =>
  value !== null && pattern.test(value) ? value : '';

/** Anything an address says that is not known falls back to the whole log. */
export function readAuditView(search: URLSearchParams): AuditView {
  return {
    subject: (search.get('subject') ?? '').slice(0, 100),
    action: AUDIT_ACTIONS.find((action) => action === search.get('action')) ?? '',
    actor: matching(UUID, search.get('actor')),
    from: matching(DAY, search.get('from')),
    to: matching(DAY, search.get('to')),
    page: pageOf(search),
  };
}

/** Only what differs from the whole log is written, so that addresses stay short. */
export const writeAuditView = ({ page, ...filters }: AuditView): string => searchOf(filters, page);

export const isFiltered = ({ page: _page, ...filters }: AuditView) =>
  Object.values(filters).some(Boolean);

export const filterOf = ({ page, ...filters }: AuditView): Partial<AuditFilter> => ({
  ...onlyGiven(filters),
  page,
  pageSize: PAGE_SIZE,
});
