import type { Settings } from '../../ui/settings.ts';

/** The seven controls and their values in the order they are shown. */
export const CHOICES = {
  colorPreset: ['green', 'blue', 'indigo', 'purple'],
  paletteMode: ['light', 'dark'],
  navColor: ['blend-in', 'discrete', 'evident'],
  layout: ['vertical', 'horizontal'],
  stretch: [false, true],
  contrast: ['normal', 'high'],
  direction: ['ltr', 'rtl'],
} as const satisfies { [Field in keyof Settings]?: readonly Settings[Field][] };

export type ChoiceField = keyof typeof CHOICES;

/** The change that a radio button stands for: its name is the field, its value the value's text. */
export function changeOf(field: string, text: string): Partial<Settings> {
  const values: readonly (string | boolean)[] = CHOICES[field as ChoiceField];
  return { [field]: values.find((value) => String(value) === text) };
}
