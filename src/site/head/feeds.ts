import type { PageHead, PageScope } from '../kit/page.ts';
import { link } from './tags.ts';

const EVERYTHING = '/rss.xml';

/** The feed of all content, and the feed of the page's own list. */
export function feedTags(scope: PageScope, head: PageHead): string {
  const all = { title: scope.party.name, path: EVERYTHING };
  return [all, ...(head.feed ? [head.feed] : [])]
    .map(({ title, path }) => link('alternate', { type: 'application/rss+xml', title, href: path }))
    .join('');
}
