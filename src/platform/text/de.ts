import * as shared from '../i18n/shared/de.ts';
import type { TextOf } from '../i18n/texts.ts';
import type * as tr from './tr.ts';

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    unauthenticated:
      'Sie sind nicht angemeldet oder Ihre Sitzung ist beendet. Bitte melden Sie sich an.',
    forbidden: 'Dazu haben Sie keine Berechtigung.',
    notFound: 'Das Gesuchte wurde nicht gefunden.',
    conflict: 'Jemand anderes hat dies geändert, seit Sie es geöffnet haben.',
    keyDestroyed:
      'Der Schlüssel dieses Eintrags wurde vernichtet. Er kann nicht gelesen oder geändert, nur gelöscht werden.',
    invalid: 'Einige Felder müssen korrigiert werden.',
    tooManyRequests: 'Zu viele Versuche. Versuchen Sie es in {{wait}} noch einmal.',
    tooLarge: 'Die gesendeten Daten sind zu groß.',
    unsupportedType: 'Dieser Inhaltstyp wird nicht angenommen.',
    badRequest: 'Die Anfrage konnte nicht gelesen werden.',
    tooComplex: 'Die Anfrage hat zu viele oder zu tief verschachtelte Felder.',
    addressTooLong: 'Die Adresse der Anfrage ist zu lang.',
    bodyNotObject: 'Der Inhalt der Anfrage muss ein JSON-Objekt sein.',
    storageFull:
      'Auf dem Server ist kein Speicherplatz mehr frei. Ihre Eingaben sind noch auf dieser Seite; informieren Sie die Administration und versuchen Sie es später erneut.',
    unavailable:
      'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    internal: 'Etwas ist schiefgegangen.',
    issuerMismatch: '400: Aussteller stimmt nicht überein, derzeit verwendet: {{issuer}}',
    twoStepRequired:
      'Die Anmeldung in zwei Schritten ist für Ihre Rolle Pflicht. Richten Sie sie in Ihrem Konto ein, um fortzufahren.',
    passwordConfirmationNeeded: 'Dafür wird Ihr Passwort noch einmal gebraucht.',
    botCheckUsed:
      'Diese Sicherheitsprüfung wurde schon verwendet. Ihre Eingaben sind noch da; senden Sie das Formular noch einmal.',
  },
  validation: {
    required: shared.required,
    tooShort: shared.tooShort,
    tooLong: shared.tooLong,
    tooComplex:
      '{{field}} ist zu verschachtelt, um verarbeitet zu werden. Bitte verwenden Sie weniger verschachtelte Listen und wiederholte Zeichen.',
    tooSmall: '{{field}} muss mindestens {{min}} sein.',
    tooBig: '{{field}} darf höchstens {{max}} sein.',
    notAllowed: 'Dieser Wert ist für {{field}} nicht erlaubt.',
    wrongFormat: '{{field}} hat kein gültiges Format.',
    nameLetters: 'Namen bestehen nur aus Buchstaben.',
    nameAlphabets: 'Schreiben Sie jedes Wort eines Namens in einem Alphabet.',
    nameStop: 'Lassen Sie in Namen nach einem Punkt ein Leerzeichen: M. Kemal.',
    nameLink: 'Namen können keine Internetadresse enthalten.',
    controlCharacters: shared.controlCharacters,
    wrongType: '{{field}} ist nicht vom erwarteten Typ.',
    unknownPlaceholder:
      '„{{placeholder}}“ in {{field}} ist nicht bekannt. Möglich sind: {{known}}.',
    brokenPlaceholder:
      'In {{field}} passen die doppelten geschweiften Klammern nicht zusammen oder enthalten mehr als einen Namen.',
    unknownField: 'Unbekanntes Feld.',
  },
  fields: {
    version: 'Version',
    page: 'Seite',
    pageSize: 'Seitengröße',
    sort: 'Sortierung',
    q: 'Suche',
    id: 'Kennung',
    file: 'Datei',
    other: 'Dieses Feld',
  },
  success: {
    created: 'Erfolgreich gespeichert.',
    updated: 'Erfolgreich aktualisiert.',
    deleted: 'Erfolgreich gelöscht.',
  },
  email: {
    greeting: 'Guten Tag {{name}},',
    addressInstead:
      'Wenn die Schaltfläche nicht funktioniert, fügen Sie diese Adresse in Ihren Browser ein:',
    automatic: 'Diese E-Mail wurde automatisch gesendet; bitte antworten Sie nicht darauf.',
  },
};
