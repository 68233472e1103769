import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteMenuItem } from '../../features/menu/schema.ts';
import type { Party } from '../../features/party/schema.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { yearInIstanbul } from '../../platform/istanbul.ts';
import { escapeHtml } from '../../platform/markup/html.ts';
import { encodeText, type TextParts } from '../../platform/page-cache/encode-text.server.ts';
import { PairCache } from '../../platform/pair-cache.ts';
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
 * HTML, encoded once because it is more than half of a usual page. Between two parts is the address of
 * the page for readers of a language.
 */
type Parts = (Buffer | { addressIn: Locale })[];
interface CachedFrame {
  before: Parts;
  after: Parts;
}

/** Used until the menu or the party is a new object. */
const cached = new PairCache<SiteMenuItem[], Party, Map<string, CachedFrame>>();

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
  return { before: partsOf(before), after: partsOf(after) };
}

const partsOf = (rendered: ReactNode): Parts =>
  renderToStaticMarkup(rendered)
    .split(OWN_ADDRESS)
    .map((part, index) => (index % 2 ? { addressIn: part as Locale } : encodeText(part)));

function fill({ before, after }: CachedFrame, head: PageHead) {
  const addresses: Partial<Record<Locale, string>> = {};
  const addressIn = (locale: Locale): string => {
    addresses[locale] ??= escapeHtml(pathIn(head, locale));
    return addresses[locale];
  };
  const filled = (parts: Parts): TextParts =>
    parts.map((part) => ('addressIn' in part ? addressIn(part.addressIn) : part));
  return { before: filled(before), after: filled(after) };
}

/** The HTML before and after the main part of the page with this head. */
export function frameAround(
  scope: SiteScope,
  head: PageHead,
): { before: TextParts; after: TextParts } {
  const current = findCurrentItem(scope.menu, scope.path);
  const year = yearInIstanbul(scope.now);
  const frames = cached.get(scope.menu, scope.party, () => new Map());
  const key = `${scope.locale} ${year} ${current?.top} ${current?.url} ${current?.exact} ${scope.fault}`;
  let frame = frames.get(key);
  if (!frame) {
    const { locale, t, href, nameOf, iconOf, party, fault } = scope;
    const menu = visibleOf(scope.menu);
    frame = renderFrame({ locale, t, href, nameOf, iconOf, party, menu, current, year, fault });
    frames.set(key, frame);
  }
  return fill(frame, head);
}
