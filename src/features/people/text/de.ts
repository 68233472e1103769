import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const people: TextOf<typeof tr.people> = {
  /** Names of pages, as links to them say. */
  pages: {
    chair: 'Vorsitz',
    presidency: 'Präsidium',
    executive: 'Zentralvorstand',
  },
  board: {
    unit_one: 'Person',
    unit_other: 'Personen',
    members: 'Mitglieder',
    order: 'Nach Amt geordnet',
    chairMore: 'Lebenslauf und Beiträge',
    work: 'Wie das Gremium arbeitet',
    about: 'Aufgabe',
    charter: 'Satzung lesen',
    description: '{{party}}, {{board}}: wer ihm angehört und wie es arbeitet.',
    empty: 'Die Mitglieder dieses Gremiums sind noch nicht eingetragen.',
  },
  person: {
    portrait: 'Porträt von {{name}}',
    province: 'Provinz',
    boards_one: 'Gremium',
    boards_other: 'Gremien',
    biography: 'Lebenslauf',
    years: 'Stationen',
    writings: 'Beiträge',
  },
  chair: {
    empty: 'Der Parteivorsitz ist noch nicht eingetragen.',
    contact: 'Schreiben Sie an den Parteivorsitz',
    contactText:
      'Nennen Sie Ihr Anliegen im Betreff. Für einen Termin fügen Sie bitte passende Tage und Ihre Telefonnummer hinzu.',
    subject: 'An den Parteivorsitz',
    write: 'E-Mail schreiben',
    allWays: 'Weitere Kontaktwege',
  },
  press: {
    title: 'Porträt für die Presse',
    download: '{{format}}, {{width}} × {{height}} px',
    contact: 'Pressestelle:',
  },
};

/** The screens on which admins manage people. */
export const peopleDesk: TextOf<typeof tr.peopleDesk> = {
  title: 'Personen',
  administration: 'Vorsitz und Mitglieder der Gremien: Foto, Amt, Lebenslauf und Reihenfolge.',
  lead: 'Die allgemeine Reihenfolge. Reihenfolge und Ämter eines Gremiums stehen unter „Gremien und Gruppen“.',
  add: 'Person hinzufügen',
  editTitle: 'Person bearbeiten',
  board: { chair: 'Vorsitz', presidency: 'Präsidium', executive: 'Zentralvorstand' },
  noBoard: 'In keinem Gremium',
  up: 'Nach oben: {{name}}',
  down: 'Nach unten: {{name}}',
  upShort: 'Nach oben',
  downShort: 'Nach unten',
  toTop: 'An den Anfang',
  toEnd: 'Ans Ende',
  toPlace: 'An eine Stelle…',
  place: 'Stelle',
  placeHint: 'Eine Zahl von 1 bis {{count}}',
  move: 'Verschieben',
  drag: 'Zum Verschieben ziehen',
  moved: '{{name}} steht jetzt an Stelle {{position}}.',
  person: 'Person',
  personText: 'Name und Foto erscheinen auf jeder Seite, die die Person zeigt.',
  words: 'Amt und Zitat',
  wordsText: 'Ohne Übersetzung wird der türkische Text gezeigt.',
  biography: 'Lebenslauf',
  biographyText: 'Erscheint auf der eigenen Seite der Person. Schreiben Sie kurze Absätze.',
  timeline: 'Jahre',
  timelineText: 'Wichtige Ereignisse, das älteste zuerst.',
  language: 'Sprache',
  noProvince: 'Keine Angabe',
  choosePortrait: 'Foto auswählen',
  changePortrait: 'Foto ändern',
  removePortrait: 'Foto entfernen',
  chairHint: 'Ein neuer Vorsitz beendet das Amt des bisherigen.',
  ownBoardsHint:
    'Die Person kommt ans Ende des Gremiums. Amt und Reihenfolge ändert die Administration unter „Gremien und Gruppen“.',
  hiddenBoard: '{{name}} (verborgen)',
  year: 'Jahr von Ereignis {{position}}',
  event: 'Ereignis {{position}}',
  removeEvent: 'Ereignis {{position}} löschen',
  addEvent: 'Ereignis hinzufügen',
  save: 'Speichern',
  saveAndAdd: 'Speichern und weitere hinzufügen',
  remove: 'Löschen',
  onSite: 'Auf der Website ansehen',
  faults: 'Nicht gespeichert',
  wrong: 'Dieser Wert ist für {{field}} nicht gültig.',
  removeQuestion: 'Diese Person löschen?',
  removeHint: 'Ihre Seite wird entfernt. Ihre Inhalte behalten den Namen.',
  goneTitle: 'Person nicht gefunden',
  goneText: 'Sie wurde vielleicht gelöscht.',
  failedTitle: 'Personen konnten nicht geladen werden',
  noneTitle: 'Noch keine Personen',
  noneText: 'Tragen Sie den Vorsitz und die Mitglieder der Gremien ein; deren Seiten zeigen sie.',
  forbiddenTitle: 'Personen verwaltet die Administration',
  forbiddenText: 'Zum Öffnen dieser Seite brauchen Sie das Recht der Administration.',
};

/** The names of its fields, on the screens and in messages of the API. */
export const peopleFields: TextOf<typeof tr.peopleFields> = {
  'person-name': 'Name',
  'person-duty': 'Amt',
  'person-quote': 'Zitat',
  'person-province': 'Provinz',
  'person-biography': 'Lebenslauf',
  'person-year': 'Jahr',
  'person-event': 'Ereignis',
  'person-boards': 'Gremien',
  'person-ownBoards': 'Eigene Gremien der Partei',
  'person-portraitId': 'Foto',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: {
    portraitMissing: 'Das Foto ist nicht in der Medienbibliothek; wählen Sie ein anderes.',
    peopleTooMany: 'Die Anzahl der Personen hat die Grenze erreicht.',
  },
  fields: peopleFields,
  mediaUses: { person: 'Person' },
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { person: 'Personen' },
  action: {
    'person-create': 'Person hinzufügen',
    'person-update': 'Änderung einer Person',
    'person-delete': 'Löschung einer Person',
    'person-order': 'Reihenfolge der Personen',
  },
  did: {
    'person-create': 'Hat eine Person hinzugefügt',
    'person-update': 'Hat eine Person geändert',
    'person-delete': 'Hat eine Person gelöscht',
    'person-order': 'Hat die Reihenfolge der Personen geändert',
  },
  didTo: {
    'person-create': 'Hat {{subject}} hinzugefügt',
    'person-update': 'Hat {{subject}} geändert',
    'person-delete': 'Hat {{subject}} gelöscht',
    'person-order': 'Hat die Reihenfolge von {{subject}} geändert',
  },
  fields: {
    'person-name': 'Name',
    'person-duty': 'Amt',
    'person-province': 'Provinz',
    'person-boards': 'Gremien',
    'person-portraitId': 'Foto',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = { peopleDesk, peopleFields, audit };
