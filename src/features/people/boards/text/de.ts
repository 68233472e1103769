/** The screens on which admins manage boards and groups. */
export const boardsDesk = {
  title: 'Gremien und Gruppen',
  lead: 'Legen Sie fest, wer welchem Gremium angehört, mit welchem Amt und in welcher Reihenfolge; ergänzen Sie Gruppen wie Jugendverband, Abgeordnete oder Kandidierende.',
  administration:
    'Gremien, Verbände, Abgeordnete, Kandidierende; Mitglieder, Ämter und Reihenfolge.',
  add: 'Gremium hinzufügen',
  addLead:
    'Beginnen Sie mit Name und Adresse; Text und Mitglieder folgen. Niemand sieht es, bis Sie es anzeigen.',
  editTitle: 'Gremium bearbeiten',
  section: 'Name und Adresse',
  sectionText: 'Die Adresse entsteht aus dem Namen; Sie können sie ändern.',
  size_one: '{{count}} Person',
  size_other: '{{count}} Personen',
  shown: 'Auf der Website',
  hidden: 'Verborgen',
  fixedText:
    'Name und Adresse dieses Gremiums bleiben. Einleitung und Text stehen in den Parteieinstellungen.',
  toSettings: 'Parteieinstellungen öffnen',
  language: 'Sprache',
  missingIn: 'Fehlt: {{languages}}',
  complete: 'In allen Sprachen',
  texts: 'Texte',
  textsText: 'In Sprachen ohne Übersetzung wird der türkische Text gezeigt.',
  visibility: 'Sichtbarkeit',
  visibilityText: 'Ein verborgenes Gremium verlässt auch das Menü; Mitglieder und Text bleiben.',
  hintSlug:
    'Kleinbuchstaben, Ziffern und Bindestriche. Ändert sich die Adresse, führt die frühere zu ihr.',
  members: 'Mitglieder',
  membersText:
    'Die Seite zeigt sie in dieser Reihenfolge. Ohne Amt wird die allgemeine Funktion der Person gezeigt.',
  order: 'Reihenfolge der Mitglieder',
  addMember: 'Person hinzufügen',
  choose: 'Person wählen',
  noneLeft: 'Alle Personen gehören diesem Gremium an.',
  noChair: 'Noch nicht eingetragen',
  noMembers: 'Diesem Gremium gehört noch niemand an.',
  officeOf: '{{name}}, Amt in diesem Gremium',
  takeOut: 'Herausnehmen',
  takeOutOf: 'Herausnehmen: {{name}}',
  saveMembers: 'Mitglieder speichern',
  membersUnsaved: 'Es gibt ungespeicherte Änderungen.',
  menu: 'Menü',
  menuText: 'Die Auswahl wird sofort gespeichert.',
  menuLater: 'Ein Gremium kann ins Menü, sobald die Website es zeigt.',
  textsAndAddress: 'Text und Adresse',
  onSite: 'Auf der Website ansehen',
  remove: 'Löschen',
  removeQuestion: 'Dieses Gremium löschen?',
  removeHint:
    'Seine Seite wird entfernt, die Personen bleiben. Ohne Ziel für die Adresse erfahren Besucher, dass die Seite entfernt wurde.',
  targetHint: 'Zum Beispiel /hakkimizda; darf leer bleiben.',
  save: 'Speichern',
  faults: 'Nicht gespeichert',
  wrong: 'Dieser Wert ist für {{field}} nicht gültig.',
  goneTitle: 'Gremium nicht gefunden',
  goneText: 'Vielleicht wurde es gelöscht.',
  failedTitle: 'Gremien konnten nicht geöffnet werden',
  forbiddenTitle: 'Gremien bearbeitet die Administration',
  forbiddenText: 'Für diese Seite brauchen Sie Administrationsrechte.',
};

/** The names of their fields, on the screens and in messages of the API. */
export const boardFields = {
  'board-name': 'Name',
  'board-slug': 'Adresse',
  'board-lead': 'Einleitung',
  'board-text': 'Text',
  'board-isShown': 'Auf der Website zeigen',
  'board-members': 'Mitglieder',
  'board-office': 'Amt im Gremium',
  'board-menu': 'Platz im Menü',
  'board-target': 'Ziel der Adresse',
};

/** What their part of the API says. */
export const platform = {
  fields: boardFields,
  validation: {
    boardFixed: 'Name und Adresse dieses Gremiums bleiben; es kann nicht gelöscht werden.',
    boardsTooMany: 'Es kann höchstens 100 Gremien geben.',
    boardUnknown:
      'Eines der Gremien wurde nicht gefunden. Vielleicht wurde es gelöscht; laden Sie die Seite neu.',
    boardMembers:
      'Eine der Personen wurde gelöscht oder zweimal hinzugefügt. Laden Sie die Seite neu.',
    boardNotShown: 'Nur ein Gremium, das die Website zeigt, kann ins Menü.',
  },
};

/** Their events, as the audit log shows them. */
export const audit = {
  group: { board: 'Gremien' },
  action: {
    'board-create': 'Gremium hinzugefügt',
    'board-update': 'Gremium geändert',
    'board-members': 'Mitglieder eines Gremiums',
    'board-remove': 'Gremium gelöscht',
  },
  did: {
    'board-create': 'Hat ein Gremium hinzugefügt',
    'board-update': 'Hat ein Gremium geändert',
    'board-members': 'Hat die Mitglieder eines Gremiums geändert',
    'board-remove': 'Hat ein Gremium gelöscht',
  },
  didTo: {
    'board-create': 'Hat das Gremium {{subject}} hinzugefügt',
    'board-update': 'Hat das Gremium {{subject}} geändert',
    'board-members': 'Hat die Mitglieder von {{subject}} geändert',
    'board-remove': 'Hat das Gremium {{subject}} gelöscht',
  },
  fields: {
    'board-name': 'Name',
    'board-slug': 'Adresse',
    'board-isShown': 'Auf der Website zeigen',
    'board-members': 'Mitglieder',
    'board-target': 'Ziel der Adresse',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { boardsDesk, boardFields, audit };
