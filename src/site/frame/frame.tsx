import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteMenuItem } from '../../features/menu/schema.ts';
import type { Party } from '../../features/party/schema.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { yearInIstanbul } from '../../platform/istanbul.ts';
import { escapeHtml } from '../../platform/markup/html.ts';
import type { TextParts } from '../../platform/page-cache/cached-page.server.ts';
import { PairCache } from '../../platform/pair-cache.ts';
import { Icon } from '../../ui/icons.tsx';
import { pathIn } from '../head/own-address.ts';
import type { PageHead } from '../kit/page.ts';
import { chatLink } from '../kit/parts/contact-links.ts';
import { Drawer } from './drawer.tsx';
import styles from './floating.module.css';
import { Footer } from './footer.tsx';
import { type FrameScope, findCurrentItem, OWN_ADDRESS, type SiteScope } from './frame-scope.ts';
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
    .map((part, index) => (index % 2 ? { addressIn: part as Locale } : Buffer.from(part)));

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
    const { locale, t, href, pageLabel, isFilled, iconOf, party, fault } = scope;
    const menu = visibleOf(scope.menu);
    frame = renderFrame({
      locale,
      t,
      href,
      pageLabel,
      isFilled,
      iconOf,
      party,
      menu,
      current,
      year,
      fault,
    });
    frames.set(key, frame);
  }
  return fill(frame, head);
}

/**
 * The live regions for messages. They are in the page from the beginning, because screen readers do
 * not announce the text of a region that was added with it. The attributes contain texts for
 * scripts.
 */
function Announcer({ scope }: { scope: FrameScope }) {
  const { t, fault } = scope;
  return (
    <div
      id="announcer"
      className="vh"
      data-label={t('site:frame.notices')}
      data-close={t('site:frame.closeNotice')}
      data-changed={t('site:frame.languageChanged')}
      data-fault={fault}
    >
      <div role="status" />
      <div role="alert" />
    </div>
  );
}

/**
 * Chat, settings and, at the bottom right, the theme. The page contains both names of the theme and CSS
 * shows the right one, so that the cached page is correct for every visitor before a script has run.
 */
function Floating({ scope }: { scope: FrameScope }) {
  const { t, party } = scope;
  const chat = chatLink(party);
  return (
    <aside className={styles.float} aria-label={t('site:frame.shortcuts')}>
      {chat && (
        <a className={styles.wa} href={chat} rel="noopener external">
          <Icon name="whatsapp" />
          <span className={styles.tip}>
            <span className={styles.short}>{t('site:frame.whatsapp')}</span>
            <span className={styles.long}>{t('site:frame.whatsappWrite')}</span>
          </span>
        </a>
      )}
      <button type="button" data-settings="" aria-haspopup="dialog">
        <Icon name="settings" />
        <span className={styles.tip}>
          <span className={styles.short}>{t('site:frame.settings')}</span>
          <span className={styles.long}>{t('site:frame.openSettings')}</span>
        </span>
      </button>
      <button type="button" data-theme="">
        <span className={styles.ifLight}>
          <Icon name="moon" />
          <span className={styles.tip}>{t('site:frame.toDark')}</span>
        </span>
        <span className={styles.ifDark}>
          <Icon name="sun" />
          <span className={styles.tip}>{t('site:frame.toLight')}</span>
        </span>
      </button>
    </aside>
  );
}
