import type { Page } from 'playwright-core';
import { addressOf, PAGES } from '../../src/showcase/pages.ts';
import { openShowcase, untilDrawn } from './open-page.ts';

/** One picture: its name, the address of the page and the width of the window in px. */
export interface Shot {
  name: string;
  address: string;
  settings: Settings;
  width: number;
  /** The button that opens a dialog, of which the picture is taken. */
  opensDialog?: string;
}

/** Values by the parameter of the address; those left out have their default. */
type Settings = { [name in 'preset' | 'mode' | 'contrast' | 'dir']?: string };

const WIDE = 1200;
const nameOf = (address: string) => address.split('/').at(-1) as string;

/** The page that is compared in every appearance: it has all kinds of colours. */
const IN_ALL = '/components/buttons';
const APPEARANCES: Record<string, Settings> = {
  green: { preset: 'green' },
  'green-dark': { preset: 'green', mode: 'dark' },
  indigo: { preset: 'indigo' },
  'indigo-dark': { preset: 'indigo', mode: 'dark' },
  purple: { preset: 'purple' },
  'purple-dark': { preset: 'purple', mode: 'dark' },
  contrast: { contrast: 'high' },
  'contrast-dark': { contrast: 'high', mode: 'dark' },
  rtl: { dir: 'rtl' },
};

/**
 * Every page in light and dark, one page in every preset, contrast and direction, two on a phone or
 * with a dialog. The first one of a page has no settings.
 */
export const SHOTS: readonly Shot[] = PAGES.flatMap(({ path }) => {
  const address = addressOf(path);
  const one = (name: string, settings: Settings): Shot => ({
    name,
    address,
    settings,
    width: WIDE,
  });
  const page = nameOf(address);
  return [
    one(page, {}),
    one(`${page}-dark`, { mode: 'dark' }),
    ...(address === IN_ALL
      ? Object.entries(APPEARANCES).map(([name, settings]) => one(`${page}-${name}`, settings))
      : []),
    ...(page === 'charts' ? [one('charts-rtl', { dir: 'rtl' })] : []),
    ...(page === 'inputs' ? [{ ...one('inputs-phone', {}), width: 360 }] : []),
    ...(page === 'modals'
      ? [{ ...one('modals-confirm', {}), opensDialog: 'Oturumları kapat' }]
      : []),
  ];
});

/** The moment of all pictures: dates of examples are written relative to it. */
export const NOW = new Date('2026-11-20T09:00:00Z');

/**
 * Takes the picture of a page's content, or of a dialog, without the navigation. A page
 * that is open stays open, and only its settings are changed.
 */
export async function take(page: Page, origin: string, shot: Shot): Promise<Buffer> {
  // Higher than every page, so that nothing is scrolled and no button covers anything.
  await page.setViewportSize({ width: shot.width, height: 6000 });
  const { origin: openOrigin, pathname } = new URL(page.url());
  if (openOrigin === origin && pathname === shot.address) await set(page, shot.settings);
  else await openShowcase(page, origin, `${shot.address}?${new URLSearchParams(shot.settings)}`);
  if (!shot.opensDialog) return page.locator('#main > *').screenshot({ animations: 'disabled' });
  await page.getByRole('button', { name: shot.opensDialog }).click();
  const dialog = page.getByRole('dialog');
  // It has faded in.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const picture = await dialog.screenshot({ animations: 'disabled' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return picture;
}

/** As a link of the page does it, without loading the page again. */
async function set(page: Page, settings: Settings): Promise<void> {
  await page.evaluate(
    (search) => {
      history.pushState(null, '', `${location.pathname}?${search}`);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    String(new URLSearchParams(settings)),
  );
  await untilDrawn(page);
}
