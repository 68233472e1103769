import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PreviewMenu } from '../../features/menu/operations.server.ts';
import { yearInIstanbul } from '../../platform/istanbul.ts';
import { partyStyle } from '../../ui/party-style.ts';
import { makeScope, type Rendering } from '../render-page.server.ts';
import { menuWithout, type SiteDataSource } from '../site-data.server.ts';
import { Drawer } from './drawer.tsx';
import { type FrameScope, OWN_ADDRESS } from './frame-scope.ts';
import { Header } from './header.tsx';
import { fitsFrom } from './menu-room.ts';

/** The header and the opened drawer as on the home page, with another menu. */
export const menuPreview =
  (rendering: Rendering, siteData: SiteDataSource): PreviewMenu =>
  async (menu, locale) => {
    const site = await siteData.get();
    const shown = menuWithout(menu, site.empty);
    const whole = makeScope(rendering, { ...site, menu: shown }, locale, '/');
    const scope: FrameScope = { ...whole, current: null, year: yearInIstanbul(whole.now) };
    // Every second part is a language, in the place of an address in it.
    const html = (part: ReactElement) =>
      renderToStaticMarkup(part)
        .split(OWN_ADDRESS)
        .map((text, index) => (index % 2 ? '/' : text))
        .join('');
    return {
      header: html(<Header scope={scope} />),
      drawer: html(<Drawer scope={scope} />),
      sheets: [...rendering.assets.css],
      style: partyStyle(whole.party.color),
      fitsFrom: fitsFrom(scope).menu ?? null,
    };
  };
