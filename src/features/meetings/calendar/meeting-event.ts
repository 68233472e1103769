import { ISTANBUL } from '../../../platform/istanbul.ts';
import type { MeetingRow } from '../operations.server.ts';
import { istanbulStamp } from '../time.ts';
import { escapeText, utcStamp } from './icalendar.ts';
import { plainText } from './plain-text.server.ts';

/** Our own texts in a calendar file, in the language of the file. */
export interface CalendarWords {
  audience: string;
  online: string;
  cancelled: string;
}

/** Since this day Turkey has used UTC+3 all year. */
export const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ISTANBUL}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const locationOf = ({ place, address, province, onlineUrl }: MeetingRow): string =>
  [place, address, province].filter(Boolean).join(', ') || onlineUrl;

function descriptionOf(meeting: MeetingRow, words: CalendarWords): string {
  const facts = [
    meeting.state === 'cancelled' && words.cancelled,
    meeting.audience && `${words.audience}: ${meeting.audience}`,
    meeting.onlineUrl && `${words.online}: ${meeting.onlineUrl}`,
  ].filter(Boolean);
  return [meeting.summary, facts.join('\n'), plainText(meeting.body)].filter(Boolean).join('\n\n');
}

/**
 * The lines of one entry. The id never changes and the sequence grows, so a calendar replaces an
 * older version of the entry. The time stamp is the time of the last change, not of the request, so
 * that the file of an unchanged meeting stays the same.
 */
export function eventLines(
  meeting: MeetingRow,
  url: string,
  words: CalendarWords,
): (string | null)[] {
  const location = locationOf(meeting);
  const description = descriptionOf(meeting, words);
  const cancelled = meeting.state === 'cancelled';
  return [
    'BEGIN:VEVENT',
    `UID:${meeting.id}`,
    `DTSTAMP:${utcStamp(meeting.updatedAt)}`,
    `CREATED:${utcStamp(meeting.createdAt)}`,
    `LAST-MODIFIED:${utcStamp(meeting.updatedAt)}`,
    `SEQUENCE:${meeting.sequence}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;TZID=${ISTANBUL}:${istanbulStamp(meeting.startsAt)}`,
    `DTEND;TZID=${ISTANBUL}:${istanbulStamp(meeting.endsAt)}`,
    `SUMMARY:${escapeText(cancelled ? `${words.cancelled}: ${meeting.title}` : meeting.title)}`,
    location ? `LOCATION:${escapeText(location)}` : null,
    description ? `DESCRIPTION:${escapeText(description)}` : null,
    `URL:${url}`,
    'END:VEVENT',
  ];
}
