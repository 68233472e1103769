import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const audit: TextOf<typeof tr.audit> = {
  title: 'Prüfprotokoll',
  lead: 'Wer was wann geändert hat. Wird ein Eintrag nachträglich geändert, ist es hier zu sehen.',
  administration: 'Wer wann was geändert hat, und ob das Protokoll nachträglich verändert wurde.',
  when: 'Zeit',
  who: 'Wer',
  what: 'Was geschah',
  address: 'Adresse',
  device: 'Gerät',
  number: 'Eintrag Nr.',
  details: 'Einzelheiten',
  visitor: 'Jemand ohne Anmeldung',
  system: 'System',
  erased: 'Nach {{days}} Tagen gelöscht',
  listLabel: 'Einträge des Prüfprotokolls',
  search: 'Nach Gegenstand suchen',
  searchHint: 'Name eines Benutzers oder Aufruf; in den neuesten {{newest}} Einträgen',
  allActions: 'Alle Ereignisse',
  everybody: 'Alle Personen',
  days: 'Zeitraum',
  field: 'Feld',
  before: 'Vorher',
  after: 'Nachher',
  value: 'Wert',
  noValues: 'Zu diesem Ereignis gibt es keine weiteren Angaben.',
  yes: 'ja',
  no: 'nein',
  none: 'leer',
  characters_one: '{{count}} Zeichen',
  characters_other: '{{count}} Zeichen',
  failedTitle: 'Das Prüfprotokoll konnte nicht geöffnet werden',
  noMatchTitle: 'Kein Eintrag passt',
  noMatchText: 'Nehmen Sie Filter weg oder erweitern Sie den Zeitraum.',
  pastEndTitle: 'Auf dieser Seite stehen keine Einträge',
  pastEndText: 'Die Einträge enden auf einer früheren Seite.',
  noneTitle: 'Noch keine Einträge',
  noneText:
    'Hier stehen Anmeldungen, Zurückweisungen und Änderungen an Inhalten, Bildern, Benutzern und Einstellungen.',
  forbiddenTitle: 'Das Prüfprotokoll ist für Administratoren',
  forbiddenText: 'Zum Öffnen dieser Seite brauchen Sie die Rolle Administrator.',
  chain: {
    label: 'Zustand der Kette',
    checking: 'Die Kette wird geprüft…',
    whole_one: 'Kette unversehrt: {{formatted}} Eintrag',
    whole_other: 'Kette unversehrt: {{formatted}} Einträge',
    verify: 'Jetzt prüfen',
    failed: 'Die Kette konnte nicht geprüft werden.',
    missing: 'Die Kette ist bei Eintrag {{formatted}} unterbrochen: Er wurde entfernt.',
    changed:
      'Die Kette ist bei Eintrag {{formatted}} unterbrochen: Er wurde geändert, eingefügt oder verschoben.',
    keyMissing:
      'Der Schlüssel von Eintrag {{formatted}} fehlt: Der Eintrag wurde geändert oder der Schlüssel entfernt.',
    otherThanNoted:
      'Eintrag {{formatted}} ist anders als früher notiert: Das Protokoll wurde neu geschrieben.',
  },
  group: {
    audit: 'Prüfprotokoll',
  },
  action: {
    'auth-forbidden': 'Unerlaubter Aufruf',
    'audit-erase': 'Gelöschte Adressen',
  },
  did: {
    'auth-forbidden': 'Hat einen Aufruf versucht, den die Rolle nicht erlaubt',
    'audit-erase': 'Hat Adressen und Geräte gelöscht, deren Frist abgelaufen war',
  },
  didTo: {
    'auth-forbidden': 'Hat einen Aufruf versucht, den die Rolle nicht erlaubt: {{subject}}',
    'audit-erase': 'Hat Adressen und Geräte gelöscht, deren Frist abgelaufen war',
  },
  fields: {
    count: 'Anzahl',
    upTo: 'Bis zum',
    version: 'Fassung',
    checksum: 'Prüfsumme (SHA-256)',
    note: 'Notiz zur Fassung',
  },
  values: {
    hidden: 'verborgen',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { audit };
