import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TFunction } from 'i18next';
import { LOCALES, type Locale, localePath } from '../../../platform/i18n/locales.ts';
import type { CachedPage } from '../../../platform/page-cache/cached-page.server.ts';
import { encodingFor, sendPage } from '../../../platform/page-cache/send-page.server.ts';
import type { Services } from '../../../platform/services.server.ts';
import type { Party } from '../../party/schema.ts';
import { CALENDAR_PATH, isId, isSlug, meetingCalendarPath } from '../addresses.ts';
import { findMeeting, findMeetingSlug, listMeetingsSince } from '../operations.server.ts';
import { MEETINGS_TAG } from '../tags.ts';
import { startOfDay } from '../time.ts';
import { type CalendarScope, writeCalendar } from './meeting-calendar.ts';

/** Past meetings stay in subscribed calendars this long. */
const KEPT_MS = 365 * 24 * 3_600_000;
/** As for pages: asked for each time, and answered 304 while nothing changed. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400';

interface CalendarSource {
  services: Services;
  site: { get(): Promise<{ party: Party }> };
  translators: Record<Locale, TFunction>;
}

/** A file's name and text, where it moved to, or null when there is none. */
type Written = { name: string; text: string } | string | null;

/**
 * Mounts the calendar files in every language. They lie in the page cache beside the pages, under
 * the same tag, and are forgotten with them.
 */
export function mountCalendars(app: FastifyInstance, source: CalendarSource): void {
  const { db } = source.services;
  for (const locale of LOCALES) {
    app.get(localePath(locale, CALENDAR_PATH), (request, reply) =>
      answer(source, locale, CALENDAR_PATH, request, reply, async (scope) => {
        const since = new Date(startOfDay(source.services.clock()).getTime() - KEPT_MS);
        const name = scope.t('meetings:calendar.name', { party: scope.partyName });
        const text = writeCalendar(scope, await listMeetingsSince(db, since), name);
        return { name: 'toplantilar', text };
      }),
    );
    app.get<{ Params: { slug: string } }>(
      localePath(locale, meetingCalendarPath({ slug: ':slug' })),
      (request, reply) => {
        const { slug } = request.params;
        const path = meetingCalendarPath({ slug });
        return answer(source, locale, path, request, reply, async (scope): Promise<Written> => {
          if (isId(slug)) {
            const found = await findMeetingSlug(db, slug);
            return found && localePath(locale, meetingCalendarPath({ slug: found }));
          }
          const meeting = isSlug(slug) ? await findMeeting(db, slug) : null;
          return meeting && { name: meeting.slug, text: writeCalendar(scope, [meeting]) };
        });
      },
    );
  }
}

async function answer(
  source: CalendarSource,
  locale: Locale,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  write: (scope: CalendarScope) => Promise<Written>,
): Promise<FastifyReply> {
  const key = localePath(locale, path);
  const { cache } = source.services;
  let file: CachedPage | undefined = cache.get(key);
  if (!file) {
    const begun = cache.begin();
    const written = await write(await scopeOf(source, locale));
    if (written === null) return reply.callNotFound() as unknown as FastifyReply;
    if (typeof written === 'string') return reply.redirect(written, 301);
    file = cache.put(key, begun, written.text, {
      encoding: encodingFor(request.raw),
      headers: headersOf(source.services, written.name),
      tags: [MEETINGS_TAG, 'party'],
    });
  }
  reply.hijack();
  sendPage(file, request.raw, reply.raw);
  return reply;
}

async function scopeOf(source: CalendarSource, locale: Locale): Promise<CalendarScope> {
  const { party } = await source.site.get();
  const t = source.translators[locale];
  return { t, locale, origin: source.services.publicUrl, partyName: party.shortName };
}

const headersOf = (services: Services, name: string): string[] => [
  'Content-Type',
  'text/calendar; charset=utf-8',
  'Content-Disposition',
  `inline; filename="${name}.ics"`,
  'Vary',
  'Accept-Encoding',
  'Cache-Control',
  CACHE_CONTROL,
  ...services.commonHeaders,
];
