import { localePath } from '../../platform/i18n/locales.ts';
import { StructuredData } from '../../ui/structured-data.tsx';
import type { PageHead, PageScope } from '../kit/page.ts';
import { partyData, siteData } from '../kit/parts/party-data.ts';

/** Where the page stands, from the home page down. */
function trailData({ t, origin, locale }: PageScope, trail: NonNullable<PageHead['trail']>) {
  const steps = [{ name: t('content:pages.home'), path: '/' }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localePath(locale, path),
    })),
  };
}

/** What every page tells search engines besides its own subject: its place and, at home, whose it is. */
export function SiteStructuredData({ scope, head }: { scope: PageScope; head: PageHead }) {
  if (head.noindex) return null;
  if (head.canonical === '/') {
    return <StructuredData data={{ '@graph': [partyData(scope), siteData(scope)] }} />;
  }
  return head.trail ? <StructuredData data={trailData(scope, head.trail)} /> : null;
}
