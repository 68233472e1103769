import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  title: 'Darstellung',
  close: 'Einstellungen schließen',
  reset: 'Auf Standard zurücksetzen',
  resetChanged: 'Auf Standard zurücksetzen (es gibt Änderungen)',
  wasReset: 'Die Standardeinstellungen gelten wieder.',
  deskOnly: 'Gilt nur im Dashboard.',
  colorPreset: {
    name: 'Hauptfarbe',
    green: 'Grün',
    blue: 'Blau',
    party: 'Parteifarbe',
    indigo: 'Indigo',
    purple: 'Violett',
  },
  paletteMode: { name: 'Farbschema', light: 'Hell', dark: 'Dunkel' },
  navColor: {
    name: 'Menüfarbe',
    'blend-in': 'Angepasst',
    discrete: 'Dezent',
    evident: 'Kräftig',
  },
  layout: { name: 'Anordnung', vertical: 'Senkrecht', horizontal: 'Waagerecht' },
  stretch: { name: 'Inhalt', false: 'Kompakt', true: 'Breit' },
  contrast: { name: 'Kontrast', normal: 'Normal', high: 'Hoch' },
  direction: { name: 'Leserichtung', ltr: 'Links nach rechts', rtl: 'Rechts nach links' },
  responsiveFontSizes: { name: 'Schriftgröße', true: 'Nach Bildschirm', false: 'Fest' },
};
