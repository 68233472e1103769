import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentBanner } from '../features/measurement/site/consent-banner.tsx';
import { containerOn } from '../features/measurement/tag-manager.ts';
import type { TextParts } from '../platform/page-cache/encode-text.server.ts';
import { DEFAULT_ATTRIBUTES } from '../ui/settings.ts';
import type { SiteAssets } from './assets.ts';
import { frameAround } from './frame/frame.tsx';
import { Head } from './head/head.tsx';
import { SiteStructuredData } from './head/site-structured-data.tsx';
import type { Page } from './kit/page.ts';
import type { SiteScope } from './site-scope.ts';

const { dir: defaultDirection, ...defaultSettings } = DEFAULT_ATTRIBUTES;

const END = '</body></html>';

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
  const data = renderToStaticMarkup(<SiteStructuredData scope={scope} head={page.head} />);
  const container = containerOn(scope.party, scope.path, page.status);
  const question = container ? renderToStaticMarkup(<ConsentBanner scope={scope} />) : '';
  const empty = renderToStaticMarkup(
    <html
      lang={scope.locale}
      dir={defaultDirection}
      {...defaultSettings}
      data-tag-manager={container ?? undefined}
    >
      <Head scope={scope} head={page.head} assets={assets} mayLoadOthers={container !== null} />
      <body />
    </html>,
  );
  const start = `<!doctype html>${empty.slice(0, -END.length)}`;
  return { parts: [start, ...before, question + main, ...after, data + END], main };
}
