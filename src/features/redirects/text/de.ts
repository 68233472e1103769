import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

/** The screens on which admins manage redirects. */
export const redirects: TextOf<typeof tr.redirects> = {
  title: 'Weiterleitungen',
  administration: 'Frühere Adressen der Website und die neuen, zu denen sie führen.',
  lead: 'Wer eine Adresse öffnet, die keine Seite mehr hat, gelangt zur neuen. Auch Suchmaschinen erfahren die neue Adresse.',
  search: 'Adressen durchsuchen',
  searchHint: 'Frühere oder neue Adresse',
  useLabel: 'Nutzung',
  use: { all: 'Alle', used: 'Genutzt', unused: 'Nie genutzt' },
  uses: 'Aufrufe',
  lastUsed: 'Letzter Aufruf',
  never: 'nie',
  created: 'Hinzugefügt',
  kindLabel: 'Art',
  kind: { permanent: 'Dauerhaft', temporary: 'Vorübergehend' },
  kindHint: {
    permanent: 'Suchmaschinen zeigen die neue Adresse anstelle der früheren.',
    temporary: 'Suchmaschinen behalten die frühere Adresse, wenn sie später wieder gebraucht wird.',
  },
  fromHint:
    'Der Pfad auf dieser Website, zum Beispiel /alte-seite. Ohne Fragezeichen gilt sie mit jeder Abfrage.',
  toHint:
    'Ein Pfad dieser Website, zum Beispiel /haberler, oder eine Adresse, die mit https:// beginnt.',
  add: 'Weiterleitung hinzufügen',
  edit: 'Bearbeiten',
  editTitle: 'Weiterleitung bearbeiten',
  section: 'Adressen',
  sectionText:
    'Wird auch die neue Adresse weitergeleitet, so wird die letzte gespeichert, damit Besucher sofort dorthin gelangen.',
  faults: 'Nicht gespeichert',
  save: 'Speichern',
  remove: 'Löschen',
  removeQuestion: 'Diese Weiterleitung löschen?',
  removeHint: 'Besucher der früheren Adresse sehen dann die Seite „nicht gefunden“.',
  removeManyTitle_one: '{{formatted}} Weiterleitung löschen?',
  removeManyTitle_other: '{{formatted}} Weiterleitungen löschen?',
  tooManySelected: 'Auf einmal können höchstens {{max}} Weiterleitungen gelöscht werden.',
  goneTitle: 'Weiterleitung nicht gefunden',
  goneText: 'Vielleicht wurde sie gelöscht.',
  failedTitle: 'Die Weiterleitungen konnten nicht geöffnet werden',
  noneTitle: 'Noch keine Weiterleitungen',
  noneText: 'Wird eine frühere Adresse noch geöffnet, geben Sie an, wohin sie führt.',
  noMatchTitle: 'Keine passende Weiterleitung',
  noMatchText: 'Ohne Filter werden alle Weiterleitungen gezeigt.',
  pastEndTitle: 'Keine Weiterleitungen auf dieser Seite',
  pastEndText: 'Die Liste endet auf einer früheren Seite.',
  forbiddenTitle: 'Weiterleitungen verwalten Administratoren',
  forbiddenText: 'Für diese Seite benötigen Sie Administratorrechte.',
  paste: {
    action: 'Viele hinzufügen',
    title: 'Viele Weiterleitungen hinzufügen',
    section: 'Adressen',
    text: 'Sie können zwei Spalten einer Tabelle kopieren und hier einfügen. Ist eine Zeile falsch, wird keine gespeichert.',
    hint: 'In jeder Zeile die frühere Adresse, ein Leerzeichen oder Tabulator und die neue. Höchstens 1.000 Zeilen.',
    save: 'Alle hinzufügen',
    faulty_one: '{{formatted}} Zeile muss korrigiert werden; keine Zeile wurde gespeichert.',
    faulty_other: '{{formatted}} Zeilen müssen korrigiert werden; keine Zeile wurde gespeichert.',
    faultyLines: 'Zu korrigierende Zeilen',
    line: 'Zeile {{number}}:',
    added_one: '{{formatted}} Weiterleitung wurde hinzugefügt.',
    added_other: '{{formatted}} Weiterleitungen wurden hinzugefügt.',
    addedSome_one: '{{formatted}} Weiterleitung wurde hinzugefügt; {{known}} gab es schon.',
    addedSome_other: '{{formatted}} Weiterleitungen wurden hinzugefügt; {{known}} gab es schon.',
  },
};

/** The names of its fields, on the screens and in messages of the API. */
export const redirectFields: TextOf<typeof tr.redirectFields> = {
  'redirect-from': 'Frühere Adresse',
  'redirect-to': 'Neue Adresse',
  'redirect-isPermanent': 'Dauerhaft',
  'redirect-lines': 'Zeilen',
  'redirect-line': 'Zeile',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const redirectRules: TextOf<typeof tr.redirectRules> = {
  redirectFrom: '{{field}} muss ein Pfad dieser Website sein, zum Beispiel /alte-seite.',
  redirectTo:
    '{{field}} muss ein Pfad dieser Website oder eine vollständige Adresse mit https:// sein.',
  redirectTaken: 'Für diese Adresse gibt es schon eine Weiterleitung.',
  redirectOwned:
    'Unter dieser Adresse hat die Website eine Seite oder Datei; die Weiterleitung würde nie verwendet.',
  redirectLoop: 'Diese Weiterleitung führt Besucher zur selben Adresse zurück.',
  redirectTooMany: 'Die Höchstzahl der Weiterleitungen ist erreicht. Löschen Sie ungenutzte.',
  redirectLines: 'Sie können höchstens 1.000 Zeilen auf einmal einfügen.',
  redirectLine:
    'Eine Zeile braucht zwei Adressen: die frühere, ein Leerzeichen oder Tabulator, die neue.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: redirectRules,
  fields: redirectFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { redirect: 'Weiterleitungen' },
  action: {
    'redirect-create': 'Hinzufügen einer Weiterleitung',
    'redirect-update': 'Änderung einer Weiterleitung',
    'redirect-delete': 'Löschen einer Weiterleitung',
    'redirect-paste': 'Hinzufügen vieler Weiterleitungen',
  },
  did: {
    'redirect-create': 'Hat eine Weiterleitung hinzugefügt',
    'redirect-update': 'Hat eine Weiterleitung geändert',
    'redirect-delete': 'Hat eine Weiterleitung gelöscht',
    'redirect-paste': 'Hat viele Weiterleitungen hinzugefügt',
  },
  didTo: {
    'redirect-create': 'Hat die Weiterleitung von {{subject}} hinzugefügt',
    'redirect-update': 'Hat die Weiterleitung von {{subject}} geändert',
    'redirect-delete': 'Hat die Weiterleitung von {{subject}} gelöscht',
    'redirect-paste': 'Hat viele Weiterleitungen von {{subject}} hinzugefügt',
  },
  fields: {
    'redirect-from': 'Frühere Adresse',
    'redirect-to': 'Neue Adresse',
    'redirect-isPermanent': 'Dauerhaft',
    'redirect-added': 'Hinzugefügte Weiterleitungen',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {
  redirects,
  redirectFields,
  redirectRules,
  audit,
};
