import type { TFunction } from 'i18next';
import { type Locale, localePath } from '../../../platform/i18n/locales.ts';
import { ISTANBUL } from '../../../platform/istanbul.ts';
import { meetingPath } from '../addresses.ts';
import type { MeetingRow } from '../operations.server.ts';
import { escapeText, writeLines } from './icalendar.ts';
import { eventLines, ZONE_LINES } from './meeting-event.ts';

/** The parameters of a calendar file. */
export interface CalendarScope {
  t: TFunction;
  locale: Locale;
  /** Absolute origin of the site without a trailing slash. */
  origin: string;
  partyName: string;
}

/** How often subscribed calendars are refreshed. */
const REFRESH = 'PT6H';

/** A file with these meetings; with a name it is for subscriptions. */
export function writeCalendar(
  { t, locale, origin, partyName }: CalendarScope,
  meetings: MeetingRow[],
  name?: string,
): string {
  const words = {
    audience: t('meetings:audience'),
    online: t('meetings:online'),
    cancelled: t('meetings:cancelled'),
  };
  const named = name
    ? [
        `NAME:${escapeText(name)}`,
        `X-WR-CALNAME:${escapeText(name)}`,
        `X-WR-TIMEZONE:${ISTANBUL}`,
        `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
        `X-PUBLISHED-TTL:${REFRESH}`,
      ]
    : [];
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(partyName)}//${t('meetings:title')}//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...named,
    ...ZONE_LINES,
    ...meetings.flatMap((meeting) =>
      eventLines(meeting, origin + localePath(locale, meetingPath(meeting)), words),
    ),
    'END:VCALENDAR',
  ]);
}
