/**
 * The eight settings of a visitor, stored under this key in the browser's storage, and the attribute of
 * `<html>` for each. The first value is the default.
 */
export const SETTINGS_KEY = 'app.settings';

export const SETTINGS = {
  colorPreset: { attribute: 'data-preset', values: ['blue', 'green', 'indigo', 'purple'] },
  paletteMode: { attribute: 'data-mode', values: ['light', 'dark'] },
  navColor: { attribute: 'data-nav', values: ['evident', 'discrete', 'blend-in'] },
  layout: { attribute: 'data-layout', values: ['vertical', 'horizontal'] },
  stretch: { attribute: 'data-stretch', values: [false, true] },
  contrast: { attribute: 'data-contrast', values: ['normal', 'high'] },
  direction: { attribute: 'dir', values: ['ltr', 'rtl'] },
  responsiveFontSizes: { attribute: 'data-font', values: [true, false] },
} as const;

export type Settings = {
  [Field in keyof typeof SETTINGS]: (typeof SETTINGS)[Field]['values'][number];
};

declare global {
  /**
   * The current settings. With a change it applies and stores it; with null it applies the defaults
   * and removes the stored copy. The script in the head of every document defines this function.
   */
  function appSettings(change?: Partial<Settings> | null): Settings;
}

/** Attributes of `<html>` for a visitor without stored settings. */
export const DEFAULT_ATTRIBUTES: Record<string, string> = Object.fromEntries(
  Object.values(SETTINGS).map(({ attribute, values }) => [attribute, String(values[0])]),
);
