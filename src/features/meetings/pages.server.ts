import { sql } from 'drizzle-orm';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locales.ts';
import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import { isId, isSlug } from '../../platform/slug.ts';
import type { Page } from '../../site/kit/page.ts';
import {
  LIST_PARAMETERS,
  type Moved,
  type PageRequest,
  type PageRoute,
  type PageSearch,
} from '../../site/kit/page-route.server.ts';
import type { SingleSitemap, SitemapEntry, SitemapRequest } from '../../site/kit/sitemap.server.ts';
import {
  countPastMeetings,
  findMeeting,
  findMeetingSlug,
  listComingMeetings,
  listPastMeetings,
} from './operations.server.ts';
import { isPast, MEETINGS_TAG, meetingPath } from './schema.ts';
import { listPage } from './site/list-page.tsx';
import { meetingPage } from './site/meeting-page.tsx';

/** What people call the pages of this feature when they search for them. */
const MEETING_WORDS: PageSearch = {
  called: {
    tr: 'toplantı, toplantılar, etkinlik, etkinlikler, etkinlik takvimi, takvim, ajanda, buluşma, miting',
    en: 'meetings, events, calendar, agenda, rally',
    de: 'treffen, versammlungen, veranstaltungen, termine, kalender',
    es: 'reuniones, actos, eventos, calendario, agenda',
  },
};

export const meetingPages: PageRoute[] = [
  {
    path: '/toplantilar',
    name: 'meetings:pages.meetings',
    icon: 'calendar',
    search: MEETING_WORDS,
    query: LIST_PARAMETERS,
    load: loadMeetings,
  },
  { path: '/toplantilar/:slug', load: loadMeeting },
];

/** The list, while there is no meeting. */
export const noMeetings = emptyIf(
  { path: '/toplantilar', fill: '/dashboard/admin/meetings/add' },
  sql`not exists (select from meetings)`,
);

const PAGE_SIZE = 12;

/** Coming and past meetings. Null after the last page, and for a year without meetings. */
async function loadMeetings({ db, scope, query }: PageRequest): Promise<Page | null> {
  const { now } = scope;
  const year = query.yil ? Number(query.yil) : null;
  const page = Number(query.sayfa ?? 1);
  const whole = year === null && page === 1;
  const [counts, coming, past] = await Promise.all([
    countPastMeetings(db, now),
    whole ? listComingMeetings(db, { now }) : [],
    listPastMeetings(db, { now, year, page, pageSize: PAGE_SIZE }),
  ]);
  const total = counts
    .filter((one) => year === null || one.year === year)
    .reduce((sum, one) => sum + one.total, 0);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages || (year !== null && total === 0)) return null;
  const years = counts.map((one) => one.year);
  return listPage(scope, { coming, past, total, years, year, page, pages });
}

/** Number of other coming meetings on the page of a meeting. */
const NEXT = 3;

/** The meeting with this slug; an id is redirected to the meeting's address. */
async function loadMeeting({ db, scope, params }: PageRequest): Promise<Page | Moved | null> {
  const segment = params.slug ?? '';
  if (isId(segment)) {
    const slug = await findMeetingSlug(db, segment);
    return slug === null ? null : { movedTo: meetingPath({ slug }) };
  }
  const meeting = isSlug(segment) ? await findMeeting(db, segment) : null;
  if (!meeting) return null;
  const { now } = scope;
  const next = await listComingMeetings(db, { now, limit: NEXT, except: meeting.id });
  return meetingPage(scope, {
    ...meeting,
    onlineUrl: isAllowedLink(meeting.onlineUrl) ? meeting.onlineUrl : '',
    bodyHtml: renderMarkdown(meeting.body).html,
    past: isPast(meeting.endsAt, now),
    next,
  });
}

/** The limit of the protocol for one sitemap; if there are more meetings, the newest are listed. */
const MOST = 50_000;

async function list({ db }: SitemapRequest): Promise<SitemapEntry[]> {
  const { rows } = await db.$client.query<{ slug: string; updated_at: Date }>(
    'select slug, updated_at from meetings order by starts_at desc, id limit $1',
    [MOST],
  );
  return rows.map(({ slug, updated_at }) => ({
    path: meetingPath({ slug }),
    languages: [DEFAULT_LOCALE],
    changedAt: updated_at,
  }));
}

export const meetingSitemap: SingleSitemap = { name: 'meetings', tags: [MEETINGS_TAG], list };
