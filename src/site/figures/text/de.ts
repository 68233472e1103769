import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  video: '{{site}}-Video',
  what: 'Dieses Video wird von {{site}} ({{company}}) geladen. Dabei werden Ihre IP-Adresse, Angaben zu Ihrem Browser und die Adresse dieser Seite dorthin gesendet; {{site}} kann Cookies in Ihrem Browser speichern.',
  load: 'Video laden',
  remember: 'Videos von {{site}} in diesem Browser künftig ohne Nachfrage laden',
  open: 'Auf {{site}} öffnen',
  forget: 'Videos von {{site}} werden in diesem Browser ohne Nachfrage geladen.',
  ask: 'Wieder nachfragen',
  asked: 'Ab jetzt wird wieder nachgefragt.',
  picture: 'Bild',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  close: 'Schließen',
  place: '{{number}} / {{total}}',
};
