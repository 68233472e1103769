import type { Settings } from '../../ui/settings.ts';

/** The eight settings and their values, in the order of the drawer. */
export const CHOICES = {
  colorPreset: ['green', 'blue', 'indigo', 'purple'],
  paletteMode: ['light', 'dark'],
  navColor: ['blend-in', 'discrete', 'evident'],
  layout: ['vertical', 'horizontal'],
  stretch: [false, true],
  contrast: ['normal', 'high'],
  direction: ['ltr', 'rtl'],
  responsiveFontSizes: [true, false],
} as const satisfies { [Field in keyof Settings]?: readonly Settings[Field][] };

export type ChoiceField = keyof typeof CHOICES;

/** The change for a radio button: its name is the setting, its value is the value as a text. */
export function changeOf(field: string, text: string): Partial<Settings> {
  const values: readonly (string | boolean)[] = CHOICES[field as ChoiceField];
  return { [field]: values.find((value) => String(value) === text) };
}
