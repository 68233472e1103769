import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import { MeetingFilter } from '../../edit/schema.ts';
import { LIST } from '../paths.ts';

export const meetingsList = defineList({
  path: LIST,
  query: MeetingFilter,
  filters: ['q', 'when'],
  sort: '-startsAt',
  pageSize: 20,
});
