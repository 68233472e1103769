import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const staticPages: TextOf<typeof tr.staticPages> = {
  title: 'Feste Seiten',
  administration:
    'Ihr eigener Text anstelle der eingebauten auf Seiten wie Über uns, Spenden, Datenschutz und Barrierefreiheit.',
  lead: 'Texte anstelle der eingebauten.',
  names: {
    about: 'Über uns',
    donation: 'Spenden',
    measurement: 'Messung',
    accessibility: 'Barrierefreiheit',
    privacy: 'Datenschutz',
  },
  places: {
    about:
      'Ersetzt Titel und Text des Abschnitts „Wer wir sind“. Schreiben Sie ihn unter Daten der Partei → Über uns; ist dieser entfernt, erscheint der Text dort.',
    donation: 'Ersetzt Überschrift und Text von „Wer darf spenden?“.',
    measurement: 'Steht unter der Frage nach der Messung, als eigener Abschnitt.',
    accessibility: 'Ersetzt Titel und Text der Seite.',
    privacy: 'Ersetzt Titel und Text der Seite.',
  },
  notices: 'Datenschutzhinweise und Erklärungen',
  descriptions: {
    accessibility:
      'Die Website der {{party}} mit Tastatur, Screenreader und vergrößert nutzen; bekannte Lücken und wie Sie eine melden.',
    privacy:
      'Welche Daten beim Lesen der Website der {{party}} verarbeitet werden, und Ihre Rechte.',
  },
  builtIn: 'Eingebauter Text',
  own: 'Eigener Text: {{languages}}',
  languages: 'Sprachen',
  onSite: 'Auf der Website ansehen',
  turkishFirst: 'Schreiben Sie zuerst den türkischen Text. Er wird in Sprachen ohne Text gezeigt.',
  builtInNote: 'In dieser Sprache wird der eingebaute Text gezeigt.',
  ownNote: 'In dieser Sprache wird Ihr Text gezeigt.',
  turkishShown: 'In dieser Sprache gibt es keinen Text: Der türkische wird gezeigt.',
  fields: { title: 'Titel', body: 'Text' },
  panes: 'Ansicht des Textes',
  pane: { write: 'Schreiben', read: 'Vorschau' },
  previewEmpty: 'Hier steht der Text, sobald Sie ihn schreiben.',
  save: 'Speichern',
  restore: 'Eingebauten Text wiederherstellen',
  restoreTitle: 'Den eingebauten Text wiederherstellen?',
  restoreText:
    'Ihr Text in dieser Sprache wird gelöscht; die Seite zeigt wieder den eingebauten Text.',
  faults: 'So konnte der Text nicht gespeichert werden',
  wrong: '{{field}} ist nicht gültig.',
  failedTitle: 'Die Seiten konnten nicht geladen werden',
  goneTitle: 'Diese Seite gibt es nicht',
  goneText: 'Vielleicht ist die Adresse falsch geschrieben.',
  toList: 'Zurück zu den Seiten',
  forbiddenTitle: 'Nur Admins bearbeiten die Texte von Seiten',
  forbiddenText: 'Wenn Sie diese Seite brauchen, wenden Sie sich an einen Admin.',
};

export const platform: TextOf<typeof tr.platform> = {
  errors: {
    turkishFirst: 'Schreiben Sie zuerst den türkischen Text.',
    turkishLast:
      'Entfernen Sie zuerst die Texte in den anderen Sprachen: Sie hängen vom türkischen Text ab.',
  },
  fields: { 'page-title': 'Titel', 'page-body': 'Text' },
  success: { pageRestored: 'Der eingebaute Text wird wieder gezeigt.' },
};

export const audit: TextOf<typeof tr.audit> = {
  group: { staticPage: 'Texte von Seiten' },
  action: {
    'staticPage-update': 'Text geändert',
    'staticPage-reset': 'Eingebauten Text wiederhergestellt',
  },
  did: {
    'staticPage-update': 'Hat den Text einer Seite geändert',
    'staticPage-reset': 'Hat den eingebauten Text einer Seite wiederhergestellt',
  },
  didTo: {
    'staticPage-update': 'Hat den Text der Seite {{subject}} geändert',
    'staticPage-reset': 'Hat den eingebauten Text der Seite {{subject}} wiederhergestellt',
  },
  fields: { 'page-title': 'Titel' },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { staticPages, audit };
