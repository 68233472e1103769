import type { Browser, Page } from 'playwright-core';
import { ADDRESSES, openShowcase } from './open-page.ts';

/** One picture of a page: its name, its address and the width of the window in px. */
export interface Shot {
  name: string;
  address: string;
  width: number;
  /** The button that opens a dialog, of which the picture is taken. */
  opensDialog?: string;
}

const WIDE = 1200;
const nameOf = (address: string) => address.split('/').at(-1) as string;

/** The page that is compared in every appearance: it has all kinds of colours. */
const IN_ALL = '/components/buttons';
const APPEARANCES = {
  green: 'preset=green',
  'green-dark': 'preset=green&mode=dark',
  indigo: 'preset=indigo',
  'indigo-dark': 'preset=indigo&mode=dark',
  purple: 'preset=purple',
  'purple-dark': 'preset=purple&mode=dark',
  contrast: 'contrast=high',
  'contrast-dark': 'contrast=high&mode=dark',
  rtl: 'dir=rtl',
};

/** Every page in light and dark, one page in every preset, contrast and direction, two on a phone. */
export const SHOTS: readonly Shot[] = [
  ...ADDRESSES.flatMap((address) => [
    { name: nameOf(address), address, width: WIDE },
    { name: `${nameOf(address)}-dark`, address: `${address}?mode=dark`, width: WIDE },
  ]),
  ...Object.entries(APPEARANCES).map(([name, search]) => ({
    name: `buttons-${name}`,
    address: `${IN_ALL}?${search}`,
    width: WIDE,
  })),
  { name: 'charts-rtl', address: '/components/charts?dir=rtl', width: WIDE },
  {
    name: 'modals-confirm',
    address: '/components/modals',
    width: WIDE,
    opensDialog: 'Oturumları kapat',
  },
  { name: 'inputs-phone', address: '/components/inputs', width: 360 },
];

/** The moment of all pictures: dates of examples are written relative to it. */
const NOW = new Date('2026-11-20T09:00:00Z');

/** A page for pictures: the same on every run. */
export async function openCamera(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

/** Takes the picture of a page's content, or of a dialog, without the navigation and the bar. */
export async function take(page: Page, origin: string, shot: Shot): Promise<Buffer> {
  // Higher than every page, so that nothing is scrolled and the bar covers nothing.
  await page.setViewportSize({ width: shot.width, height: 6000 });
  await openShowcase(page, origin, shot.address);
  if (!shot.opensDialog) return page.locator('#main > *').screenshot({ animations: 'disabled' });
  await page.getByRole('button', { name: shot.opensDialog }).click();
  const dialog = page.getByRole('dialog');
  // It has faded in.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return dialog.screenshot({ animations: 'disabled' });
}
