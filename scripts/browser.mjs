import { existsSync } from 'node:fs';
import { aptWith } from './debian-packages.mjs';

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

/**
 * Installs the missing packages with `run` (a command as a list → its exit code). The larger package is
 * installed only if the smaller one is not available. Returns whether there is a browser.
 */
export async function installBrowser(run) {
  if (process.env.CHROMIUM_PATH || existsSync(paths[0])) return findBrowser() !== undefined;
  const apt = aptWith(run);
  await apt('update');
  for (const name of PACKAGES) {
    if (findBrowser() && name !== PACKAGES[0]) break;
    await apt('install', '-y', '--no-install-recommends', name);
    if (existsSync(paths[0])) break;
  }
  return findBrowser() !== undefined;
}
