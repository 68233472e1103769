import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentBanner } from '../features/measurement/site/consent-banner.tsx';
import { containerOn } from '../features/measurement/tag-manager.ts';
import type { TextParts } from '../platform/page-cache/cached-page.server.ts';
import { DEFAULT_ATTRIBUTES } from '../ui/settings.ts';
import { frameAround } from './frame/frame.tsx';
import type { SiteScope } from './frame/frame-scope.ts';
import { headParts, openTag, siteStructuredData } from './head/head.ts';
import type { Page } from './kit/page.ts';
import type { SiteAssets } from './public-site.server.ts';

const { dir, ...settings } = DEFAULT_ATTRIBUTES;

export interface RenderedDocument {
  parts: TextParts;
  /** The main part alone. */
  main: string;
}

/** The whole HTML of a page. In one language it is the same for every visitor. */
export function renderDocument(scope: SiteScope, page: Page, assets: SiteAssets): RenderedDocument {
  const { before, after } = frameAround(scope, page.head);
  const main = renderToStaticMarkup(
    <main id="icerik" tabIndex={-1} lang={page.contentLang}>
      {page.main}
    </main>,
  );
  const container = containerOn(scope.party, scope.path, page.status);
  const question = container ? renderToStaticMarkup(<ConsentBanner scope={scope} />) : '';
  const html = openTag('html', {
    lang: scope.locale,
    dir,
    ...settings,
    'data-tag-manager': container ?? undefined,
  });
  const head = headParts(scope, page.head, { assets, mayLoadOthers: container !== null });
  const end = `${siteStructuredData(scope, page.head)}</body></html>`;
  const parts = [
    `<!doctype html>${html}`,
    ...head,
    '<body>',
    ...before,
    question + main,
    ...after,
    end,
  ];
  return { parts, main };
}
