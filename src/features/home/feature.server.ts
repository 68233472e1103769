import type { Page } from '../../site/kit/page.ts';
import type { PageRequest } from '../../site/kit/page-route.server.ts';
import { readHome } from '../content/published/lists.server.ts';
import type { Feature } from '../manifest.server.ts';
import { listNextMeetings } from '../meetings/operations.server.ts';
import { findChair } from '../people/operations.server.ts';
import { homePage } from './site/home-page.tsx';

/** The number of meetings on the home page. */
const NEXT_MEETINGS = 2;

async function loadHome({ db, scope }: PageRequest): Promise<Page> {
  const [contents, chair, meetings] = await Promise.all([
    readHome(db),
    findChair(db),
    listNextMeetings(db, scope.now, NEXT_MEETINGS),
  ]);
  return homePage(scope, { ...contents, chair, meetings });
}

/** The home page: contents, meetings, principles and the chair. Its texts are those of `content`. */
export const home: Feature = {
  name: 'home',
  pages: [{ path: '/', name: 'content:pages.home', isAlwaysListed: true, load: loadHome }],
};
