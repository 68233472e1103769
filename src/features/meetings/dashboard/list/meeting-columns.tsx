import { useText } from '../../../../dashboard/kit/language/language.ts';
import { dateAndTime } from '../../../../dashboard/kit/language/moment.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/row-link.tsx';
import type { StaffMeeting } from '../../edit/schema.ts';
import { pageOf } from '../paths.ts';
import { StateMark } from '../state-mark.tsx';

export function useMeetingColumns(): Column<StaffMeeting>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'title',
      header: t('meetingFields:meeting-title'),
      sort: { by: 'title', first: 'ascending' },
      wide: true,
      cell: ({ id, title }) => <RowLink to={pageOf(id)}>{title}</RowLink>,
    },
    {
      id: 'state',
      header: t('meetingFields:meeting-state'),
      cell: (meeting) => <StateMark {...meeting} />,
    },
    {
      id: 'place',
      header: t('meetingFields:meeting-place'),
      from: 'lg',
      soft: true,
      cell: ({ place, province }) => [place, province].filter(Boolean).join(', ') || '–',
    },
    {
      id: 'startsAt',
      header: t('meetingsDesk:start'),
      sort: { by: 'startsAt', first: 'descending' },
      atEnd: true,
      soft: true,
      cell: ({ startsAt }) => dateAndTime(locale, new Date(startsAt)),
    },
  ];
}
