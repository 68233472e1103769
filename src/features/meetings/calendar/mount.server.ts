import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale, localePath } from '../../../platform/i18n/locales.ts';
import type { FileResult } from '../../../platform/page-cache/cached-files.server.ts';
import { isId, isSlug } from '../../../platform/slug.ts';
import { startOfDay } from '../../../platform/wall-clock.ts';
import type { FileContext } from '../../../site/kit/file-context.server.ts';
import { CALENDAR_PATH, meetingCalendarPath } from '../addresses.ts';
import { findMeeting, findMeetingSlug, listMeetingsSince } from '../operations.server.ts';
import { MEETINGS_TAG } from '../tags.ts';
import { type CalendarScope, writeCalendar } from './meeting-calendar.ts';

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
