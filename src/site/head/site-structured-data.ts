import { localePath } from '../../platform/i18n/locales.ts';
import { structuredDataHtml } from '../../ui/structured-data.tsx';
import type { PageHead, PageScope } from '../kit/page.ts';
import { partyData, siteData } from '../kit/parts/party-data.ts';

/** The path from the home page to this page. */
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

/**
 * The data for search engines that is not about the page's own subject: its place in the site, or
 * on the home page the party and the site. Empty if there is none.
 */
export function siteStructuredData(scope: PageScope, head: PageHead): string {
  if (head.noindex) return '';
  if (head.canonical === '/')
    return structuredDataHtml({ '@graph': [partyData(scope), siteData(scope)] });
  return head.trail ? structuredDataHtml(trailData(scope, head.trail)) : '';
}
