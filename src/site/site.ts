import './site.css';
import { isPrivate } from '../features/measurement/private-pages.ts';
import { enhanceDrawer } from './browser/drawer.ts';
import { fetchFonts } from './browser/fonts.ts';
import { offerForms } from './browser/forms.ts';
import { enhanceMenu } from './browser/menu.ts';
import { sayNotices } from './browser/notices.ts';
import { enhanceViewer } from './browser/viewer.ts';

const SIGNS = ['pointerdown', 'keydown', 'scroll'];

const root = document.documentElement;

const loadDrawer = () => import('./settings-drawer/settings-drawer.ts');

/* The only script of a public page. Every page also works without it. */
watchScroll();
enhanceMenu();
enhanceDrawer();
enhanceTheme();
offerSettings();
offerButtons();
offerFinder();
enhanceViewer();
offerForms();
// Only a link of an e-mail has one.
if (location.hash.startsWith('#t=')) import('./browser/link-secret.ts');
sayNotices();
askConsent();
watchVitals();
fetchFonts();

/** The header has its scrolled style from the second pixel on. */
function watchScroll() {
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 1);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** The drawer is loaded when the pointer enters its button. */
function offerSettings() {
  const button = document.querySelector('[data-settings]');
  button?.addEventListener('pointerenter', () => loadDrawer().catch(() => {}), { once: true });
  button?.addEventListener('click', async () =>
    (await loadDrawer()).openSettings({ onSite: true }),
  );
}

/** Asks whether the visit may be measured, but only on pages with the id of a tag manager. */
function askConsent() {
  const container = root.dataset.tagManager;
  if (!container) return;
  import('../features/measurement/site/consent.ts').then(
    ({ offerConsent }) => offerConsent(container),
    () => {},
  );
}

/**
 * The buttons that copy a text or share the page. Their code is loaded when the pointer or the focus
 * enters one: a browser copies only soon after the click.
 */
function offerButtons() {
  for (const sign of ['pointerover', 'focusin', 'click'])
    addEventListener(sign, ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-copy]');
      if (!button) return;
      import('./browser/copy.ts').then(
        ({ runButton }) => runButton(button, sign),
        () => {},
      );
    });
}

/** The filter and the map of the branches, when one of them is first used. */
function offerFinder() {
  document
    .querySelector('[data-finder]')
    ?.addEventListener('focusin', () =>
      import('../features/branches/site/finder.ts').catch(() => {}),
    );
}

/** Gives the browser's own bar the colour of the header. */
function colourFrame() {
  const header = document.querySelector('body>header');
  const meta = document.querySelector<HTMLMetaElement>('[name=theme-color]');
  if (header && meta) meta.content = getComputedStyle(header).backgroundColor;
}

function enhanceTheme() {
  colourFrame();
  new MutationObserver(colourFrame).observe(root, { attributes: true });
  document.querySelector('[data-theme]')?.addEventListener('click', () => {
    appSettings({ paletteMode: root.dataset.mode === 'dark' ? 'light' : 'dark' });
  });
}

/**
 * The library is loaded at the visitor's first action, so that it does not slow down the loading of
 * the page. Values that the browser has recorded before are included.
 */
function watchVitals() {
  if (isPrivate(location.pathname)) return;
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    import('../features/measurement/site/report-vitals.ts').then(
      ({ reportVitals }) => reportVitals(),
      // Without a connection nothing is measured.
      () => {},
    );
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
}
