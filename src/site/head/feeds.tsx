import type { PageHead, PageScope } from '../kit/page.ts';

const EVERYTHING = '/rss.xml';

/** The feed of all content, and the feed of the page's own list. */
export function Feeds({ scope, head }: { scope: PageScope; head: PageHead }) {
  const all = { title: scope.party.name, path: EVERYTHING };
  return [all, ...(head.feed ? [head.feed] : [])].map(({ title, path }) => (
    <link key={path} rel="alternate" type="application/rss+xml" title={title} href={path} />
  ));
}
