import { useSyncExternalStore } from 'react';
import type { Settings } from '../../../ui/settings.ts';

/*
 * The script in the document's head manages the settings and shows them as attributes of `<html>`.
 * So every change is noticed there, whether the drawer, the theme button or another tab made it.
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

type Drawer = { openSettings(options: { onSite: boolean }): Promise<void> };
let loadDrawer: () => Promise<Drawer>;

/** The drawer is a part of the public pages: the application passes it in. */
export function setSettingsDrawer(load: () => Promise<Drawer>): void {
  loadDrawer = load;
}

/** Opens the drawer, which is loaded when it is first opened. */
export async function openSettings(): Promise<void> {
  const drawer = await loadDrawer();
  await drawer.openSettings({ onSite: false });
}
