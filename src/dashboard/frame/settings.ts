import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'app.settings';

export interface Settings {
  colorPreset: 'green' | 'blue' | 'indigo' | 'purple';
  paletteMode: 'light' | 'dark';
  navColor: 'blend-in' | 'discrete' | 'evident';
  layout: 'vertical' | 'horizontal';
  stretch: boolean;
  contrast: 'normal' | 'high';
  direction: 'ltr' | 'rtl';
  responsiveFontSizes: boolean;
}

const root = document.documentElement;

/** The head script has already checked the stored values and put them on the document. */
function readDocument(): Settings {
  const { preset, mode, nav, layout, contrast, stretch } = root.dataset;
  return {
    colorPreset: preset,
    paletteMode: mode,
    navColor: nav,
    layout,
    contrast,
    stretch: stretch === 'wide',
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
    responsiveFontSizes: storedSettings().responsiveFontSizes !== false,
  } as Settings;
}

function storedSettings(): Partial<Settings> {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

let settings = readDocument();
const listeners = new Set<() => void>();

export function setPaletteMode(paletteMode: Settings['paletteMode']): void {
  settings = { ...settings, paletteMode };
  root.dataset.mode = paletteMode;
  root.setAttribute('data-mantine-color-scheme', paletteMode);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  } catch {
    // The change holds for this page even where nothing can be stored.
  }
  for (const listener of listeners) listener();
}

export const useSettings = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settings,
  );
