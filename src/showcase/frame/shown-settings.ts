import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../dashboard/kit/page/settings.ts';
import { SETTINGS, SETTINGS_KEY, type Settings } from '../../ui/settings.ts';

/** The settings of the bar, and the parameter of the address that each has. */
const PARAMETERS = {
  preset: 'colorPreset',
  mode: 'paletteMode',
  contrast: 'contrast',
  dir: 'direction',
  nav: 'navColor',
  font: 'responsiveFontSizes',
} as const satisfies Record<string, keyof Settings>;

type Parameter = keyof typeof PARAMETERS;
export type ShownField = (typeof PARAMETERS)[Parameter];

const parameterOf = (field: ShownField) =>
  Object.entries(PARAMETERS).find(([, one]) => one === field)?.[0] ?? field;

/** The value of a setting with this text; undefined for an unknown one. */
const knownValue = (field: keyof Settings, text: unknown) =>
  SETTINGS[field].values.find((value) => String(value) === text);

/** What the visitor has stored; the default of every field that was not stored. */
function storedSettings(): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = { ...JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') };
  } catch {
    // As if nothing was stored.
  }
  const fields = Object.keys(SETTINGS) as (keyof Settings)[];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      knownValue(field, String(stored[field])) ?? SETTINGS[field].values[0],
    ]),
  ) as Settings;
}

/** Shows settings on the page without storing them. */
function show(settings: Settings): void {
  for (const [field, { attribute }] of Object.entries(SETTINGS))
    document.documentElement.setAttribute(attribute, String(settings[field as keyof Settings]));
}

/**
 * The settings of the showcase: those that the visitor has stored, changed by the address of the page.
 * They are stored only by `keep`. Without the showcase, the stored ones are shown again.
 */
export function useShownSettings() {
  const [search, setSearch] = useSearchParams();
  const current = useSettings();
  const shown: Settings = storedSettings();
  let isChanged = false;
  for (const [name, field] of Object.entries(PARAMETERS)) {
    const value = knownValue(field, search.get(name));
    if (value === undefined || value === shown[field]) continue;
    Object.assign(shown, { [field]: value });
    isChanged = true;
  }
  const wanted = JSON.stringify(shown);
  // The script in the head reads the stored settings again, for example when another tab has
  // changed them.
  useEffect(() => {
    if (JSON.stringify(current) !== wanted) show(JSON.parse(wanted));
  }, [current, wanted]);
  useEffect(() => () => show(storedSettings()), []);

  function write(next: (search: URLSearchParams) => void): void {
    // The address is newer than the rendered state: of two quick changes both must stay.
    const after = new URLSearchParams(window.location.search);
    next(after);
    setSearch(after, { replace: true, preventScrollReset: true });
  }
  const reset = () =>
    write((after) => {
      for (const name of Object.keys(PARAMETERS)) after.delete(name);
    });
  return {
    shown,
    /** Whether they differ from the stored ones. */
    isChanged,
    change: (field: ShownField, value: string) =>
      write((after) => after.set(parameterOf(field), value)),
    reset,
    keep: () => {
      appSettings(shown);
      reset();
    },
  };
}
