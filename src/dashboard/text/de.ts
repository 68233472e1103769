import type { TextOf } from '../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  loading: 'Wird geladen...',
  frame: {
    desk: 'Verwaltung',
    skip: 'Zum Inhalt springen',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    toLight: 'Helles Design',
    toDark: 'Dunkles Design',
    settings: 'Darstellung einstellen',
    shortcuts: 'Schnellzugriff',
  },
  nav: {
    label: 'Verwaltung',
    overview: 'Übersicht',
    board: 'Übersicht',
    account: 'Mein Konto',
    admin: 'Verwaltung',
    users: 'Benutzer',
    siteAdmin: 'Website-Verwaltung',
    audit: 'Prüfprotokoll',
    editor: 'Redaktion',
    contents: 'Inhalte',
    site: 'Website ansehen',
  },
  account: {
    menu: 'Kontomenü, {{name}}',
    signOut: 'Abmelden',
  },
  language: {
    menu: '{{name}}: Sprache wählen',
    changed: 'Die Sprache wurde geändert.',
    failed:
      'Die Sprache konnte nicht geändert werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
  moment: {
    today: 'heute {{time}}',
    yesterday: 'gestern {{time}}',
  },
  overview: {
    ownDrafts: 'Meine Entwürfe',
    drafts: 'Zuletzt bearbeitete Entwürfe',
    allDrafts: 'Alle Entwürfe ({{total}})',
    noDrafts: 'Es warten keine Entwürfe.',
    latest: 'Zuletzt veröffentlicht',
    all: 'Alle',
    noLatest: 'Noch nichts veröffentlicht.',
    figures: 'Inhalte in Zahlen',
    total: 'Insgesamt',
    figure: {
      published: 'auf der Website zu lesen',
      draft: 'warten auf Veröffentlichung',
      archived: 'Adressen bleiben erhalten',
      total: 'in allen Rubriken',
    },
    plainTitle: 'Willkommen',
    plainText:
      'Ihr Konto kann noch keinen Bereich sehen. Die Rolle Redaktion vergibt die Verwaltung.',
  },
  unsaved: {
    title: 'Es gibt nicht gespeicherte Änderungen',
    text: 'Wenn Sie jetzt gehen, werden nicht gespeicherte Änderungen gelöscht.',
    stay: 'Auf der Seite bleiben',
    leave: 'Ohne Speichern verlassen',
    signOut: 'Ohne Speichern abmelden',
  },
  validation: {
    required: '{{field}} ist erforderlich.',
    min: '{{field}}: mindestens {{min}} Zeichen.',
    max: '{{field}}: höchstens {{max}} Zeichen.',
  },
  failure: {
    pageWithFaults: 'Fehler: {{title}}',
    generic: 'Etwas ist schiefgegangen.',
    noAnswer:
      'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
    pageTitle: 'Die Seite konnte nicht geöffnet werden',
    pageText:
      'Vielleicht ist die Verbindung unterbrochen oder die Website wurde eben erneuert. Laden Sie die Seite neu.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Die Adresse ist vielleicht falsch geschrieben, oder die Seite wurde entfernt.',
    home: 'Zurück zur Übersicht',
  },
  dialog: {
    cancel: 'Abbrechen',
    close: 'Schließen',
  },
  toast: {
    list: 'Hinweise',
    close: 'Meldung schließen',
  },
};
