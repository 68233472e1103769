import { isAllowedLink } from '../../../platform/markup/allowed-link.ts';
import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import { isId, isSlug } from '../../../platform/slug.ts';
import type { Page } from '../../../site/kit/page.ts';
import type { Moved, PageRequest } from '../../../site/kit/page-route.server.ts';
import { meetingPath } from '../addresses.ts';
import {
  countPastMeetings,
  findMeeting,
  findMeetingSlug,
  listComingMeetings,
  listPastMeetings,
} from '../operations.server.ts';
import { isPast } from '../time.ts';
import { listPage } from './list-page.tsx';
import { meetingPage } from './meeting-page.tsx';

const PAGE_SIZE = 12;
/** Number of other coming meetings on the page of a meeting. */
const NEXT = 3;

/** Coming and past meetings. Null after the last page, and for a year without meetings. */
export async function loadMeetings({ db, scope, query }: PageRequest): Promise<Page | null> {
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

/** The meeting with this slug; an id is redirected to the meeting's address. */
export async function loadMeeting({
  db,
  scope,
  params,
}: PageRequest): Promise<Page | Moved | null> {
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
