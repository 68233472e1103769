import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  cover: 'Titelbild',
  choose: 'Bild wählen',
  replace: 'Bild ersetzen',
  remove: 'Bild entfernen',
  hint: 'JPEG, PNG, WebP oder AVIF, höchstens {{megabytes}} MB. Sie können es hierher ziehen.',
  altHint: 'Für alle, die das Bild nicht sehen; vor dem Veröffentlichen erforderlich',
  noAltYet: 'Der Alternativtext fehlt noch',
  none: 'Kein Bild',
  percent: '{{percent}} %',
  uploading: '{{name}} wird hochgeladen',
  cancel: 'Hochladen abbrechen',
  wrongType: 'Dieser Dateityp geht nicht. Wählen Sie JPEG, PNG, WebP oder AVIF.',
  tooLarge: 'Die Datei ist größer als {{megabytes}} MB. Wählen Sie ein kleineres Bild.',
};
