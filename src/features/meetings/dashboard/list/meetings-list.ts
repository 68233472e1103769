import { defineList } from '../../../../dashboard/kit/table/define-list.ts';
import { MeetingFilter } from '../../edit/schema.ts';
import { LIST } from '../paths.ts';

export const meetingsList = defineList({
  path: LIST,
  query: MeetingFilter,
  filters: ['q', 'when'],
  // The next one first.
  defaults: { when: 'coming' },
  sort: 'startsAt',
  pageSize: 20,
});
