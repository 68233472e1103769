import { useSyncExternalStore } from 'react';
import type { Settings } from '../../../site/kit/settings.ts';

/*
 * The script in the document's head owns the settings and shows them as attributes of `<html>`;
 * whoever changes them, the drawer, the toggle or another tab, is noticed there.
 */
const root = document.documentElement;
const listeners = new Set<() => void>();
let settings = appSettings();

const showScheme = () => root.setAttribute('data-mantine-color-scheme', settings.paletteMode);

function follow() {
  const now = appSettings();
  if (JSON.stringify(now) === JSON.stringify(settings)) return;
  settings = now;
  showScheme();
  for (const listener of listeners) listener();
}
showScheme();
new MutationObserver(follow).observe(root, { attributes: true });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);

/** The public pages' own drawer, fetched when it is first opened. */
export async function openSettings(): Promise<void> {
  const drawer = await import('../../../site/settings-drawer/settings-drawer.ts');
  await drawer.openSettings({ onSite: false });
}
