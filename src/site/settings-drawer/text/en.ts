import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  title: 'Appearance',
  close: 'Close settings',
  reset: 'Back to defaults',
  resetChanged: 'Back to defaults (some settings were changed)',
  wasReset: 'The default settings are back.',
  deskOnly: 'Applies to the dashboard only.',
  colorPreset: {
    name: 'Primary Color',
    green: 'Green',
    blue: 'Blue',
    party: 'Party colour',
    indigo: 'Indigo',
    purple: 'Purple',
  },
  paletteMode: { name: 'Color Scheme', light: 'Light', dark: 'Dark' },
  navColor: { name: 'Nav Color', 'blend-in': 'Blend-in', discrete: 'Discrete', evident: 'Evident' },
  layout: { name: 'Layout', vertical: 'Vertical', horizontal: 'Horizontal' },
  stretch: { name: 'Content', false: 'Compact', true: 'Wide' },
  contrast: { name: 'Contrast', normal: 'Normal', high: 'High' },
  direction: { name: 'Orientation', ltr: 'Left-to-right', rtl: 'Right-to-left' },
  responsiveFontSizes: { name: 'Font Size', true: 'Responsive', false: 'Fixed' },
};
