import type { RenderPreview } from '../features/content/editor/page-preview.server.ts';
import { partyStyle } from '../ui/party-style.ts';
import { renderDocument } from './document.tsx';
import { makeScope, type Rendering } from './render-page.server.ts';
import type { SiteDataSource } from './site-data.server.ts';

const SCRIPT = /<script\b[^>]*>[^<]*<\/script>/g;

/** The body of a public page, for a frame in the dashboard where no script runs. */
export const pagePreview =
  (rendering: Rendering, siteData: SiteDataSource): RenderPreview =>
  async (locale, path, make) => {
    const scope = makeScope(rendering, await siteData.get(), locale, path);
    const { parts } = renderDocument(scope, make(scope), rendering.assets);
    const all = parts.map(String).join('');
    const from = all.indexOf('<body>') + '<body>'.length;
    return {
      html: all.slice(from, all.lastIndexOf('</body>')).replace(SCRIPT, ''),
      sheets: [...rendering.assets.css],
      style: partyStyle(scope.party.color),
    };
  };
