import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteMenuItem } from '../../features/menu/schema.ts';
import type { Party } from '../../features/party/schema.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { yearInIstanbul } from '../../platform/istanbul.ts';
import { escapeHtml } from '../../platform/markup/html.ts';
import { pathIn } from '../head/own-address.ts';
import type { PageHead } from '../kit/page.ts';
import type { SiteScope } from '../site-scope.ts';
import { Announcer } from './announcer.tsx';
import { findCurrentItem } from './current-item.ts';
import { Drawer } from './drawer.tsx';
import { Floating } from './floating.tsx';
import { Footer } from './footer.tsx';
import { type FrameScope, OWN_ADDRESS } from './frame-scope.ts';
import { Header } from './header.tsx';

/**
 * Parts of HTML. Every second part is a language code, which is replaced by the page's address for
 * readers of that language.
 */
type Parts = string[];
interface CachedFrame {
  before: Parts;
  after: Parts;
}

/** Used until the menu or the party is a new object. */
const cached = new WeakMap<SiteMenuItem[], WeakMap<Party, Map<string, CachedFrame>>>();

function framesOf(menu: SiteMenuItem[], party: Party): Map<string, CachedFrame> {
  let byParty = cached.get(menu);
  if (!byParty) {
    byParty = new WeakMap();
    cached.set(menu, byParty);
  }
  let frames = byParty.get(party);
  if (!frames) {
    frames = new Map();
    byParty.set(party, frames);
  }
  return frames;
}

const visibleOf = (menu: SiteMenuItem[]): SiteMenuItem[] =>
  menu
    .filter((item) => item.visible)
    .map((item) => ({ ...item, children: item.children.filter((child) => child.visible) }));

function renderFrame(scope: FrameScope): CachedFrame {
  const before = (
    <>
      <a className="skip" href="#icerik">
        {scope.t('site:frame.skip')}
      </a>
      <Header scope={scope} />
    </>
  );
  const after = (
    <>
      <Footer scope={scope} />
      <Floating scope={scope} />
      <Drawer scope={scope} />
      <Announcer scope={scope} />
    </>
  );
  return {
    before: renderToStaticMarkup(before).split(OWN_ADDRESS),
    after: renderToStaticMarkup(after).split(OWN_ADDRESS),
  };
}

function fill(parts: Parts, head: PageHead): string {
  if (parts.length === 1) return parts[0] ?? '';
  return parts
    .map((part, index) => (index % 2 ? escapeHtml(pathIn(head, part as Locale)) : part))
    .join('');
}

/** The HTML before and after the main part of the page with this head. */
export function frameAround(scope: SiteScope, head: PageHead): { before: string; after: string } {
  const current = findCurrentItem(scope.menu, scope.path);
  const year = yearInIstanbul(scope.now);
  const frames = framesOf(scope.menu, scope.party);
  const key = `${scope.locale} ${year} ${current?.top} ${current?.url} ${current?.exact} ${scope.fault}`;
  let frame = frames.get(key);
  if (!frame) {
    const { locale, t, href, nameOf, iconOf, party, fault } = scope;
    const menu = visibleOf(scope.menu);
    frame = renderFrame({ locale, t, href, nameOf, iconOf, party, menu, current, year, fault });
    frames.set(key, frame);
  }
  return { before: fill(frame.before, head), after: fill(frame.after, head) };
}
