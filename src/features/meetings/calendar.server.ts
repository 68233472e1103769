import type { FastifyInstance } from 'fastify';
import type { TFunction } from 'i18next';
import { LOCALES, type Locale, localePath } from '../../platform/i18n/locales.ts';
import { ISTANBUL } from '../../platform/istanbul.ts';
import { textOfHtml } from '../../platform/markup/html.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import type { FileResult } from '../../platform/page-cache/cached-files.server.ts';
import { isId, isSlug } from '../../platform/slug.ts';
import { startOfDay } from '../../platform/wall-clock.ts';
import type { FileContext } from '../../site/kit/file-context.server.ts';
import {
  findMeeting,
  findMeetingSlug,
  listMeetingsSince,
  type MeetingRow,
} from './operations.server.ts';
import {
  CALENDAR_PATH,
  istanbulStamp,
  MEETINGS_TAG,
  meetingCalendarPath,
  meetingPath,
} from './schema.ts';

/*
 * The few rules of RFC 5545 that a calendar file needs. No library is used, because the common one
 * writes dates in the server's time zone and does not escape names.
 */

/** Longest content line, in bytes. A longer one continues in the next line after a space. */
const LINE_BYTES = 75;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be in the file
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Our own texts in a calendar file, in the language of the file. */
interface CalendarWords {
  audience: string;
  online: string;
  cancelled: string;
}

/** Since this day Turkey has used UTC+3 all year. */
const ZONE_LINES = [
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

/** The parameters of a calendar file. */
interface CalendarScope {
  t: TFunction;
  locale: Locale;
  /** Absolute origin of the site without a trailing slash. */
  origin: string;
  partyName: string;
}

/** How often subscribed calendars are refreshed. */
const REFRESH = 'PT6H';

/** How long past meetings stay in subscribed calendars. */
const PAST_MS = 365 * 24 * 3_600_000;
const TYPE = 'text/calendar; charset=utf-8';

/**
 * Mounts the calendar files in every language. They are in the page cache with the same tag as the
 * pages, so both are invalidated together.
 */
export function mountCalendars(app: FastifyInstance, context: FileContext): void {
  const { files } = context;
  for (const locale of LOCALES) {
    app.get(localePath(locale, CALENDAR_PATH), (request, reply) =>
      files.answer(request, reply, TYPE, () => writeAll(context, locale)),
    );
    app.get<{ Params: { slug: string } }>(
      localePath(locale, meetingCalendarPath({ slug: ':slug' })),
      (request, reply) =>
        files.answer(request, reply, TYPE, () => writeOne(context, locale, request.params.slug)),
    );
  }
}

async function writeAll(context: FileContext, locale: Locale): Promise<FileResult> {
  const scope = await scopeOf(context, locale);
  const since = new Date(startOfDay(context.clock()).getTime() - PAST_MS);
  const name = scope.t('meetings:calendar.name', { party: scope.partyName });
  return file(
    'toplantilar',
    writeCalendar(scope, await listMeetingsSince(context.db, since), name),
  );
}

async function writeOne(
  context: FileContext,
  locale: Locale,
  segment: string,
): Promise<FileResult> {
  const { db } = context;
  if (isId(segment)) {
    const slug = await findMeetingSlug(db, segment);
    return slug === null ? null : { movedTo: localePath(locale, meetingCalendarPath({ slug })) };
  }
  const meeting = isSlug(segment) ? await findMeeting(db, segment) : null;
  return meeting && file(meeting.slug, writeCalendar(await scopeOf(context, locale), [meeting]));
}

const file = (name: string, text: string): FileResult => ({
  text,
  tags: [MEETINGS_TAG, 'party'],
  headers: ['Content-Disposition', `inline; filename="${name}.ics"`],
});

async function scopeOf(context: FileContext, locale: Locale): Promise<CalendarScope> {
  const { party } = await context.siteData.get();
  const t = context.translators[locale];
  return { t, locale, origin: context.origin, partyName: party.shortName };
}

/** A file with these meetings; with a name it is for subscriptions. */
function writeCalendar(
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
function eventLines(meeting: MeetingRow, url: string, words: CalendarWords): (string | null)[] {
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

/** A value of type TEXT. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** "20261121T110000Z" */
const utcStamp = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function foldLine(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES) {
      parts.push('');
      // The space before the continued part counts too.
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n ');
}

/** Joins the lines, folded; nulls are left out. */
const writeLines = (lines: (string | null)[]): string =>
  lines
    .filter((line) => line !== null)
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');

/** Markdown as plain text with line breaks: no markup, and a dash before list items. */
function plainText(markdown: string): string {
  const spaced = renderMarkdown(markdown)
    .html.replace(/\n/g, ' ')
    .replace(/<li>(\s*<p>)?/g, '\n- ')
    .replace(/<a class="note-back".*?<\/a>/g, '')
    .replace(/<\/(p|h\d|ul|ol|blockquote|footer|pre|table|figure)>/g, '\n\n')
    .replace(/<(br|\/tr)>/g, '\n');
  return textOfHtml(spaced)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}(?=- )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
