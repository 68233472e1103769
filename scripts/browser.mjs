import { existsSync } from 'node:fs';
import { apt } from './debian-packages.mjs';
import { stopWith } from './launch/launch.mjs';

/**
 * Debian's packages of Chromium, the preferred one first. The headless shell has no window code: a
 * page in it costs about half the processor time.
 */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const paths = PACKAGES.map((name) => `/usr/bin/${name}`);

/** The browser that CHROMIUM_PATH names, or one that is installed; undefined if there is none. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH ?? paths].flat().find((path) => existsSync(path));
}

/** Installs a browser if there is none; without one it ends the command with a sentence. */
export async function provideBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !findBrowser())
    stopWith(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not exist.`);
  if (!CHROMIUM_PATH && !existsSync(paths[0])) await install();
  if (findBrowser()) return;
  stopWith(
    'The browser tests need Chromium: install it (apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH.',
  );
}

/** The larger package is installed only if the smaller one is not available. */
async function install() {
  await apt('update');
  for (const name of PACKAGES) {
    if (findBrowser() && name !== PACKAGES[0]) break;
    await apt('install', '-y', '--no-install-recommends', name);
    if (existsSync(paths[0])) break;
  }
}
