import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../dashboard/kit/page/settings.ts';
import { SETTINGS, SETTINGS_KEY, type Settings } from '../../ui/settings.ts';

/** The settings that an address can have, by the name of the parameter. */
const PARAMETERS = {
  preset: 'colorPreset',
  mode: 'paletteMode',
  contrast: 'contrast',
  dir: 'direction',
  nav: 'navColor',
  font: 'responsiveFontSizes',
} as const satisfies Record<string, keyof Settings>;

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
 * Shows the settings that the visitor has stored, changed by the address of the page, so that a page
 * can be linked to and photographed in a certain appearance. A change with the theme button or in the
 * drawer stores all that is shown, and removes the settings from the address.
 */
export function useShownSettings(): void {
  const [search, setSearch] = useSearchParams();
  const current = useSettings();
  /** What was shown last because of the address. */
  const applied = useRef<string>(undefined);
  const names = Object.keys(PARAMETERS).filter((name) => search.has(name));
  const settings: Settings = storedSettings();
  for (const [name, field] of Object.entries(PARAMETERS))
    Object.assign(settings, { [field]: knownValue(field, search.get(name)) ?? settings[field] });
  const wanted = JSON.stringify(settings);
  const isAddressed = names.length > 0;
  useEffect(() => {
    const now = JSON.stringify(current);
    if (!isAddressed) {
      // The address had some before.
      if (applied.current && now !== wanted) show(JSON.parse(wanted));
      applied.current = undefined;
    } else if (applied.current !== wanted) {
      if (now !== wanted) show(JSON.parse(wanted));
      applied.current = wanted;
    } else if (now !== wanted) {
      applied.current = undefined;
      setSearch(
        (before) => {
          for (const name of Object.keys(PARAMETERS)) before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }
  }, [current, wanted, isAddressed, setSearch]);
  useEffect(() => () => show(storedSettings()), []);
}
