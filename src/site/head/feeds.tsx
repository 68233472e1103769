import type { PageHead, PageScope } from '../kit/page.ts';

const EVERYTHING = '/rss.xml';

/** What a reader may subscribe to: everything, and what this page belongs to. */
export function Feeds({ scope, head }: { scope: PageScope; head: PageHead }) {
  const all = { title: scope.party.name, path: EVERYTHING };
  return [all, ...(head.feed ? [head.feed] : [])].map(({ title, path }) => (
    <link key={path} rel="alternate" type="application/rss+xml" title={title} href={path} />
  ));
}
