export const MEETINGS_PATH = '/toplantilar';
/** The calendar for subscriptions. */
export const CALENDAR_PATH = `${MEETINGS_PATH}.ics`;

export const meetingPath = ({ slug }: { slug: string }): string => `${MEETINGS_PATH}/${slug}`;
/** The calendar file of one meeting. */
export const meetingCalendarPath = (meeting: { slug: string }): string =>
  `${meetingPath(meeting)}/takvim.ics`;

/** Path and query of one page of the list; parameters always in the same order. */
export function listAddress(year: number | null, page = 1): string {
  const parameters = [year ? `yil=${year}` : '', page > 1 ? `sayfa=${page}` : ''].filter(Boolean);
  return parameters.length > 0 ? `${MEETINGS_PATH}?${parameters.join('&')}` : MEETINGS_PATH;
}
