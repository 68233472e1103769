import type { TextOf } from '../../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const meetings: TextOf<typeof tr.meetings> = {
  /** Names of pages, as links to them say. */
  pages: {
    meetings: 'Versammlungen',
  },
  title: 'Versammlungen',
  lead: 'Vom Parteitag bis zum Treffen im Viertel: wo, wann und für wen.',
  when: 'Wann',
  where: 'Wo',
  audience: 'Offen für',
  online: 'Online',
  cancelled: 'Abgesagt',
  list: {
    coming: 'Kommende Versammlungen',
    past: 'Vergangene Versammlungen',
    comingUnit_one: 'geplant',
    comingUnit_other: 'geplant',
    pastUnit_one: 'vorbei',
    pastUnit_other: 'vorbei',
    noneTitle: 'Keine Versammlung angekündigt',
    noneText:
      'Abonnieren Sie den Kalender; neue Versammlungen werden dann automatisch in Ihren eingetragen.',
    subscribe: 'Kalender abonnieren',
    subscribeText:
      'Neue Versammlungen und Änderungen werden automatisch in Ihren Kalender eingetragen.',
    file: 'Kalenderdatei (.ics)',
    filters: 'Vergangene Versammlungen filtern',
    year: 'Jahr',
    allYears: 'Alle',
    filter: 'Filtern',
    titleYear: '{{title}}, {{year}}',
    titlePage: '{{title}}, Seite {{page}}',
  },
  page: {
    addToCalendar: 'In den Kalender eintragen',
    map: 'Auf der Karte zeigen',
    join: 'Über den Link teilnehmen',
    onlineAddress: 'Link zur Übertragung',
    cancelled: 'Diese Versammlung wurde abgesagt.',
    over: 'Diese Versammlung hat stattgefunden.',
    next: 'Kommende Versammlungen',
    all: 'Alle Versammlungen',
  },
  calendar: { name: 'Versammlungen: {{party}}' },
};

/** The screens on which admins manage meetings. */
export const meetingsDesk: TextOf<typeof tr.meetingsDesk> = {
  title: 'Veranstaltungen',
  administration: 'Parteitage, Treffen, Übertragungen: Ort, Zeit, Tagesordnung und Absage.',
  lead: 'Wer den Kalender abonniert hat, erhält jede Änderung.',
  add: 'Veranstaltung hinzufügen',
  editTitle: 'Veranstaltung bearbeiten',
  search: 'Veranstaltungen durchsuchen',
  searchHint: 'Titel, Ort oder Provinz',
  whenLabel: 'Zeit',
  when: { all: 'Kommende und vergangene', coming: 'Kommende', past: 'Vergangene' },
  listLabel: 'Veranstaltungen',
  start: 'Beginn',
  state: { planned: 'Geplant', held: 'Abgehalten', cancelled: 'Abgesagt' },
  stateHint:
    'Die Seite einer abgesagten Veranstaltung bleibt und nennt die Absage; Kalender zeigen sie auch.',
  about: 'Veranstaltung',
  aboutText: 'Titel und Zusammenfassung erscheinen in der Liste und in Kalendern.',
  time: 'Zeit',
  timeText: 'In Istanbuler Zeit.',
  where: 'Ort und Übertragung',
  whereText: 'Nur bei einer Veranstaltung im Netz kann der Ort leer bleiben.',
  agenda: 'Tagesordnung',
  agendaText: 'Erscheint auf der Seite der Veranstaltung; Beschlüsse können später ergänzt werden.',
  noProvince: 'Keine Angabe',
  save: 'Speichern',
  remove: 'Löschen',
  onSite: 'Auf der Website ansehen',
  faults: 'Nicht gespeichert',
  wrong: 'Dieser Wert ist für {{field}} nicht gültig.',
  removeQuestion: 'Diese Veranstaltung löschen?',
  removeHint:
    'Ihre Seite wird entfernt und sie verschwindet aus Kalendern. Sagen Sie eine angekündigte Veranstaltung stattdessen ab.',
  goneTitle: 'Veranstaltung nicht gefunden',
  goneText: 'Sie wurde vielleicht gelöscht.',
  failedTitle: 'Veranstaltungen konnten nicht geladen werden',
  noneTitle: 'Noch keine Veranstaltungen',
  noneText: 'Neue Veranstaltungen erscheinen auf der Website und in Kalendern.',
  noMatchTitle: 'Keine passende Veranstaltung',
  noMatchText: 'Ohne Filter sehen Sie alle Veranstaltungen.',
  pastEndTitle: 'Keine Veranstaltungen auf dieser Seite',
  pastEndText: 'Die Liste endet auf einer früheren Seite.',
  forbiddenTitle: 'Veranstaltungen verwaltet die Administration',
  forbiddenText: 'Zum Öffnen dieser Seite brauchen Sie das Recht der Administration.',
};

/** The names of its fields, on the screens and in messages of the API. */
export const meetingFields: TextOf<typeof tr.meetingFields> = {
  'meeting-title': 'Titel',
  'meeting-summary': 'Zusammenfassung',
  'meeting-body': 'Tagesordnung',
  'meeting-startsAt': 'Beginn',
  'meeting-endsAt': 'Ende',
  'meeting-place': 'Ort',
  'meeting-address': 'Anschrift',
  'meeting-province': 'Provinz',
  'meeting-onlineUrl': 'Adresse der Übertragung',
  'meeting-audience': 'Offen für',
  'meeting-state': 'Zustand',
  'meeting-branchId': 'Verband',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const meetingRules: TextOf<typeof tr.meetingRules> = {
  meetingEnds: 'Das Ende muss nach dem Beginn liegen.',
  meetingUrl: '{{field}} muss eine vollständige Adresse sein, die mit https:// beginnt.',
};

/** What its part of the API says: rules, names of fields. */
export const platform: TextOf<typeof tr.platform> = {
  validation: meetingRules,
  fields: meetingFields,
};

/** Its events, as the audit log shows them. */
export const audit: TextOf<typeof tr.audit> = {
  group: { meeting: 'Veranstaltungen' },
  action: {
    'meeting-create': 'Veranstaltung hinzufügen',
    'meeting-update': 'Änderung einer Veranstaltung',
    'meeting-delete': 'Löschung einer Veranstaltung',
  },
  did: {
    'meeting-create': 'Hat eine Veranstaltung hinzugefügt',
    'meeting-update': 'Hat eine Veranstaltung geändert',
    'meeting-delete': 'Hat eine Veranstaltung gelöscht',
  },
  didTo: {
    'meeting-create': 'Hat die Veranstaltung {{subject}} hinzugefügt',
    'meeting-update': 'Hat die Veranstaltung {{subject}} geändert',
    'meeting-delete': 'Hat die Veranstaltung {{subject}} gelöscht',
  },
  fields: {
    'meeting-title': 'Titel',
    'meeting-startsAt': 'Beginn',
    'meeting-endsAt': 'Ende',
    'meeting-place': 'Ort',
    'meeting-province': 'Provinz',
    'meeting-state': 'Zustand',
    'meeting-branchId': 'Verband',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens: TextOf<typeof tr.screens> = {
  meetingsDesk,
  meetingFields,
  meetingRules,
  audit,
};
