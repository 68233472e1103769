/** The handbook for staff; its tasks are in `tasks/`. */
export const handbook = {
  title: 'Hilfe',
  lead: 'Häufige Aufgaben, Schritt für Schritt. Die Anleitungen sind auf Englisch.',
  find: 'Hilfe durchsuchen',
  hint: 'Was möchten Sie tun?',
  none: 'Keine Aufgabe enthält diese Wörter.',
  found_one: '{{count}} Aufgabe gefunden',
  found_other: '{{count}} Aufgaben gefunden',
  here: 'Hilfe zu dieser Seite (öffnet einen neuen Tab)',
  onPage: 'Auf der Seite, von der Sie kommen',
  all: 'Alle Aufgaben',
  goneTitle: 'Diese Hilfeseite gibt es nicht',
  goneText: 'Die Adresse ist vielleicht falsch, oder die Seite heißt jetzt anders.',
  failedTitle: 'Die Hilfe konnte nicht geladen werden',
  groups: {
    writing: 'Schreiben und veröffentlichen',
    site: 'Website, Dokumente und Personen',
    applications: 'Anträge und Nachrichten',
    team: 'Team, Anmeldung und Sicherheit',
    setup: 'Einrichtung und System',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { handbook };
